import type { Config } from "@react-router/dev/config";
import { pagePaths } from "./site/paths.ts";
import { basePath } from "./site/addresses/base-path.ts";
import { finish } from "./framework/finish.ts";
import { bePatient } from "./framework/patience.ts";

bePatient();

export default {
  ssr: false,
  buildDirectory: process.env["BUILD_DIR"] ?? "build",
  basename: basePath(),
  prerender: [...pagePaths, "/404"],
  buildEnd: ({ reactRouterConfig }) => finish(reactRouterConfig),
} satisfies Config;
