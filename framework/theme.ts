import type { Plugin } from "vite";
import { loadContent } from "../site/load.ts";
import { hexOf } from "../site/theme/color.ts";

const name = "virtual:theme";

/** Gives the page the theme's papers as plain colours, so that neither the theme nor any reckoning reaches a browser. */
export const themeModule = (): Plugin => ({
  name: "ridgeline:theme",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined;
    const { light, dark } = loadContent().theme.paper;
    return `export const paper = ${JSON.stringify({ light: hexOf(light), dark: hexOf(dark) })};`;
  },
});
