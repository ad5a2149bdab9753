import type { Plugin } from "vite";

/** The framework would publish the server's styles, which no page asks for and the worker keeps for every visitor. */
export const serverStyles = (): Plugin => ({
  name: "ridgeline:server-styles",
  enforce: "post",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  generateBundle(_options, bundle) {
    for (const file of Object.keys(bundle)) if (file.endsWith(".css")) delete bundle[file];
  },
});
