import type { Plugin } from "vite";

const shape = /let dataRoute = \{\s+id: route\.id,\s+index: route\.index,\s+path: route\.path\s+\};/;

/** React Router forgets this setting in the browser: /Blog would be a 404 page that turns into the blog. */
export const caseSensitiveRoutes = (): Plugin => ({
  name: "ridgeline:case-sensitive-routes",
  apply: "build",
  transform: {
    filter: { id: /\/react-router\/dist\/[a-z]+\/lib\/dom\/ssr\/routes\.js$/ },
    handler(code) {
      if (!shape.test(code))
        throw new Error("React Router's client routes look different: adapt framework/case-sensitive.ts.");
      return {
        code: code.replace(shape, (found) => found.replace("path:", "caseSensitive: route.caseSensitive, path:")),
        map: null,
      };
    },
  },
});
