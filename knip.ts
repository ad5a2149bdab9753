import type { KnipConfig } from "knip";

export default {
  entry: [
    "content/index.ts",
    "tests/fixtures/*/index.ts",
    "scripts/*.{ts,mjs}",
    // The build and Vite's runner are told these by their paths.
    "app/islands/*/island.tsx",
    "app/islands/hydrate.tsx",
    "app/shell/{early,shell.client}.ts",
    "app/pages/*/*.client.ts",
    "app/styles/site.ts",
    "render/server.tsx",
    "scripts/lib/report-content.ts",
    "app/cards/card.css",
    "worker/worker/{worker,removal}.ts",
  ],
  project: ["{app,render,worker}/**/*.{ts,tsx,css}", "{content,site,hosting,tests}/**/*.ts", "scripts/**/*.{ts,mjs}"],
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/@import url\(("[^"]+")\)/g)].map(([, file]) => `import ${file};`).join("\n"),
  },
  // Named, so that the lock file has the bindings of oxc-parser for every machine: npm leaves out those of a nested one.
  ignoreDependencies: ["simple-icons", "oxc-parser"],
  playwright: {
    config: ["playwright.config.ts", "tests/compare/compare.config.ts"],
    entry: ["tests/{browser,compare,dev,offline,shipped,subpath}/**/*.spec.ts"],
  },
} satisfies KnipConfig;
