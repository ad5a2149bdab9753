import type { Plugin } from "vite";
import type { Content } from "../site/load.ts";
import { hexOf } from "../site/theme/color.ts";
import { currentContent } from "./owner/current.ts";

const name = "virtual:theme";

export const themeCode = ({ theme }: Pick<Content, "theme">): string => {
  const paper = { light: hexOf(theme.paper.light), dark: hexOf(theme.paper.dark) };
  return `export const paper = ${JSON.stringify(paper)};`;
};

/** Gives the page's head the theme's papers as plain colours: nothing else of it reaches a browser. */
export const themeModule = (): Plugin => ({
  name: "ridgeline:theme",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? themeCode(currentContent()) : undefined),
});
