import type { Plugin } from "vite";

/**
 * Leaves the styles out of the build that makes the pages: the browser's build has them all. The framework would put them
 * among the published files, where no page asks for them and the worker keeps them for every visitor.
 */
export const serverStyles = (): Plugin => ({
  name: "ridgeline:server-styles",
  enforce: "post",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  generateBundle(_options, bundle) {
    for (const file of Object.keys(bundle)) if (file.endsWith(".css")) delete bundle[file];
  },
});
