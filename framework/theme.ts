import type { Plugin } from "vite";
import type { Content } from "../site/load.ts";
import { hexOf } from "../site/theme/color.ts";
import { currentContent } from "./owner/current.ts";

const name = "virtual:theme";

export const themeCode = ({ theme }: Pick<Content, "theme">): string => {
  const paper = { light: hexOf(theme.paper.light), dark: hexOf(theme.paper.dark) };
  const { text, headings } = theme.type;
  const given = { paper, hasSerif: text === "serif" || headings === "serif" };
  return Object.entries(given)
    .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
    .join("\n");
};

export const themeModule = (): Plugin => ({
  name: "ridgeline:theme",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? themeCode(currentContent()) : undefined),
});
