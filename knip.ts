import type { KnipConfig } from "knip";

export default {
  entry: [
    "content/**/*.ts",
    "tests/fixtures/*/index.ts",
    "scripts/*.{ts,mjs}",
    // The build and Vite's module runner load these by path.
    "app/islands/*/island.tsx",
    "app/islands/hydrate.tsx",
    "app/shell/{early,shell.client}.ts",
    "app/pages/*/*.client.ts",
    "app/styles/entry.ts",
    "render/renderer.tsx",
    "scripts/lib/report-content.ts",
    "app/cards/card.css",
    "worker/worker/{worker,removal}.ts",
  ],
  project: ["{app,render,worker}/**/*.{ts,tsx,css}", "{content,site,hosting,tests}/**/*.ts", "scripts/**/*.{ts,mjs}"],
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/@import url\(("[^"]+")\)/g)].map(([, file]) => `import ${file};`).join("\n"),
  },
  // A direct dependency, because npm does not lock the bindings of a nested oxc-parser for every platform.
  ignoreDependencies: ["simple-icons", "oxc-parser"],
  playwright: {
    config: ["playwright.config.ts", "tests/compare/compare.config.ts"],
    entry: ["tests/{browser,compare,dev,offline,shipped,subpath}/**/*.spec.ts"],
  },
} satisfies KnipConfig;
