import { join, resolve, sep } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { basePath } from "./site/addresses/base-path.ts";
import { albums } from "./framework/albums.ts";
import { cards } from "./framework/cards.ts";
import { caseSensitiveRoutes } from "./framework/case-sensitive.ts";
import { chunkGroups } from "./framework/chunks.ts";
import { className } from "./framework/class-names.ts";
import { content } from "./framework/owner/plugin.ts";
import { cutFonts } from "./framework/cut-fonts.ts";
import { earlyScript } from "./framework/early-script.ts";
import { gallery } from "./framework/gallery.ts";
import { icons } from "./framework/icons.ts";
import { lively } from "./framework/lively.ts";
import { machines } from "./framework/machines.ts";
import { models } from "./framework/models.ts";
import { pictures } from "./framework/pictures/plugin.ts";
import { search } from "./framework/search.ts";
import { serverStyles } from "./framework/server-styles.ts";
import { shrinkScripts } from "./framework/shrink.ts";
import { siteStyles } from "./framework/styles.ts";
import { themeModule } from "./framework/theme.ts";
import { unusedRouter } from "./framework/unused-router.ts";
import { words } from "./framework/words/plugin.ts";

const made = ["build", ".cache"].map((name) => join(import.meta.dirname, name));

/** An open page would be loaded anew for every page that a build writes meanwhile. */
const isMade = (path: string) => made.some((folder) => `${resolve(path)}${sep}`.startsWith(`${folder}${sep}`));

export default defineConfig(({ isPreview }) => ({
  base: basePath(),
  plugins: [
    content(),
    pictures(),
    cards(),
    icons(),
    albums(),
    machines(),
    models(),
    words(),
    earlyScript(),
    cutFonts(),
    themeModule(),
    lively(),
    search(),
    gallery(),
    shrinkScripts(),
    serverStyles(),
    caseSensitiveRoutes(),
    unusedRouter(),
    reactRouter(),
  ],
  // Found only when a page asks for them, they would make the dev server load it a second time.
  optimizeDeps: {
    include: [
      "lucide",
      "minisearch",
      "three",
      "three/addons/loaders/GLTFLoader.js",
      "yet-another-react-lightbox",
      "yet-another-react-lightbox/plugins/zoom",
    ],
  },
  // Pages are made through a preview server, which would look at every file of the project for changes that nobody makes.
  server: { watch: isPreview ? null : { ignored: isMade } },
  css: { postcss: { plugins: [siteStyles()] }, modules: { generateScopedName: className } },
  build: { cssTarget: ["chrome123", "firefox128", "safari18", "ios18"], assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Of two thousand icons only those that are shown are read.
          experimental: { lazyBarrel: true },
          optimization: { inlineConst: { mode: "all" } },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
  },
}));
