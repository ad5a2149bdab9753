import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { basePath } from "./site/addresses/base-path.ts";
import { caseSensitiveRoutes } from "./framework/case-sensitive.ts";
import { chunkGroups } from "./framework/chunks.ts";
import { content } from "./framework/content.ts";
import { earlyScript } from "./framework/early-script.ts";
import { pictures } from "./framework/pictures/plugin.ts";
import { words } from "./framework/words/plugin.ts";

export default defineConfig({
  base: basePath(),
  plugins: [content(), pictures(), words(), earlyScript(), caseSensitiveRoutes(), reactRouter()],
  build: { cssTarget: ["chrome123", "firefox128", "safari18", "ios18"], assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
});
