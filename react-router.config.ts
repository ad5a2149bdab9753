import type { Config } from "@react-router/dev/config";
import { pagePaths } from "./site/paths.ts";
import { basePath } from "./site/addresses/base-path.ts";
import { buildFolder } from "./framework/build-folder.ts";
import { finish } from "./framework/finish.ts";
import { bePatient } from "./framework/patience.ts";

bePatient();

export default {
  ssr: false,
  buildDirectory: buildFolder(import.meta.dirname),
  basename: basePath(),
  prerender: [...pagePaths, "/404"],
  buildEnd: ({ reactRouterConfig }) => finish(reactRouterConfig),
} satisfies Config;
