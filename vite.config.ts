import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { basePath } from "./vite/after-build/base-path.ts";
import { caseSensitiveRoutes } from "./vite/case-sensitive.ts";
import { chunkGroups } from "./vite/chunks.ts";
import { earlyScript } from "./vite/early-script.ts";
import { pictures } from "./vite/pictures/plugin.ts";

export default defineConfig({
  base: basePath(),
  plugins: [pictures(), earlyScript(), caseSensitiveRoutes(), reactRouter()],
  build: { cssTarget: ["chrome123", "firefox128", "safari18"], assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
});
