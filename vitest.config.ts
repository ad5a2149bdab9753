import { defineConfig } from "vitest/config";

// Picture tests encode for real, and two of them may share one core.
const testTimeout = 30_000;

/** "unit" and "serve" need only the sources; "built" reads what `npm run build` left in build/client. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "unit", include: ["tests/{unit,spec}/**/*.test.{ts,tsx}"], testTimeout } },
      { test: { name: "serve", include: ["tests/serve/**/*.test.ts"], testTimeout } },
      { test: { name: "built", include: ["tests/built/**/*.test.ts"], testTimeout } },
    ],
  },
});
