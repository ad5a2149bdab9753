import type { Config } from "@react-router/dev/config";
import { pagePaths } from "./content/paths.ts";
import { basePath } from "./vite/after-build/base-path.ts";
import { finish } from "./vite/after-build/finish.ts";

export default {
  ssr: false,
  buildDirectory: process.env["BUILD_DIR"] ?? "build",
  basename: basePath(),
  prerender: [...pagePaths, "/404"],
  buildEnd: ({ reactRouterConfig }) => finish(reactRouterConfig),
} satisfies Config;
