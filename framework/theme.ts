import type { Plugin } from "vite";
import type { Content } from "../site/load.ts";
import { hexOf } from "../site/theme/color.ts";
import { fontFiles } from "./fonts.ts";
import { currentContent } from "./owner/current.ts";

const name = "virtual:theme";

const addressOf = (file: string) => JSON.stringify(`${file.replaceAll("\\", "/")}?url`);

export const themeCode = (owner: Pick<Content, "theme">): string => {
  const { paper } = owner.theme;
  const { first, italic } = fontFiles(owner);
  const imports = first.map((file, index) => `import font${index} from ${addressOf(file)};`);
  const named = first.map((_, index) => `font${index}`);
  return [
    ...imports,
    ...(italic === undefined ? ["const italic = undefined;"] : [`import italic from ${addressOf(italic)};`]),
    `export const paper = ${JSON.stringify({ light: hexOf(paper.light), dark: hexOf(paper.dark) })};`,
    `export const fonts = [${named.join(", ")}];`,
    "export { italic };",
  ].join("\n");
};

export const themeModule = (): Plugin => ({
  name: "ridgeline:theme",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? themeCode(currentContent()) : undefined),
});
