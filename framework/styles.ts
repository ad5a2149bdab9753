import type { Plugin } from "postcss";
import { windows } from "../site/layout.ts";

/** Lets styles name the site's windows: `@media (--desktop)`. */
export const siteStyles = (): Plugin => ({
  postcssPlugin: "ridgeline:site-styles",
  AtRule: {
    media: (rule) => {
      rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
        const condition = windows[name];
        if (condition === undefined)
          throw rule.error(`no window is named --${name}: see site/layout.ts`, { word: name });
        return condition;
      });
    },
  },
});
