import { existsSync } from "node:fs";
import type { Plugin } from "vite";
import type { Content } from "../site/load.ts";
import { publicFolder } from "../site/files.ts";
import { cardAlt } from "../site/icons/make.ts";
import { hexOf } from "../site/theme/color.ts";
import { currentContent } from "./owner/current.ts";

const name = "virtual:theme";

export const themeCode = ({ theme, site }: Pick<Content, "theme" | "site">): string => {
  const paper = { light: hexOf(theme.paper.light), dark: hexOf(theme.paper.dark) };
  const alt = cardAlt(site, existsSync(`${publicFolder}/social-card.jpg`));
  return `export const paper = ${JSON.stringify(paper)};\nexport const cardAlt = ${JSON.stringify(alt)};`;
};

/** Gives the page's head the theme's papers as plain colours and the card's alt text: nothing else of it reaches a browser. */
export const themeModule = (): Plugin => ({
  name: "ridgeline:theme",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? themeCode(currentContent()) : undefined),
});
