import type { Plugin } from "vite";
import { loadContent } from "../site/load.ts";
import { cardAlt } from "../site/icons/make.ts";
import { hexOf } from "../site/theme/color.ts";

const name = "virtual:theme";

/** Gives the page's head the theme's papers as plain colours and the card's alt text: nothing else of it reaches a browser. */
export const themeModule = (): Plugin => ({
  name: "ridgeline:theme",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined;
    const { theme, site } = loadContent();
    const paper = { light: hexOf(theme.paper.light), dark: hexOf(theme.paper.dark) };
    return `export const paper = ${JSON.stringify(paper)};\nexport const cardAlt = ${JSON.stringify(cardAlt(site))};`;
  },
});
