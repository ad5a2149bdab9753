import type { Config } from "@react-router/dev/config";
import { basePath } from "./site/addresses/base-path.ts";
import { buildFolder } from "./framework/build-folder.ts";
import { knownPages } from "./site/known-pages.ts";
import { prerendered } from "./site/pages.ts";
import { bePatient } from "./framework/patience.ts";

bePatient();

export default {
  ssr: false,
  buildDirectory: buildFolder(import.meta.dirname),
  basename: basePath(),
  // While one page waits for its file another is made.
  prerender: { paths: prerendered(await knownPages()), concurrency: 8 },
  // A dev server reads this file again with every new address, and has no use for the end of a build.
  buildEnd: async ({ reactRouterConfig }) => (await import("./framework/finish.ts")).finish(reactRouterConfig),
} satisfies Config;
