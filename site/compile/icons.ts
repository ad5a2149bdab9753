import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { optimize } from "svgo";
import { contentFiles } from "../files.ts";

const folder = dirname(createRequire(import.meta.url).resolve("simple-icons/icons/github.svg"));

/** The markup for a box of 24 by 24; "contact" has no brand and gets the site's envelope. */
const brandIcon = (id: string): string | undefined => {
  if (id === "contact") return undefined;
  const [, path] = /<path d="([^"]+)"/.exec(readFileSync(join(folder, `${id}.svg`), "utf8")) ?? [];
  if (path === undefined) throw new Error(`The simple-icons icon "${id}" has unsupported markup.`);
  return `<path d="${path}"/>`;
};

const other = /<(?!\/?(?:svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|mask)\b)[^\s/>]+/;

/** Sanitizes the owner's SVG and gives it the color of the surrounding text, or throws if it cannot be an icon. */
export const readIcon = (text: string): string => {
  let icon = "";
  try {
    icon = optimize(text, {
      multipass: true,
      floatPrecision: 2,
      plugins: [
        "preset-default",
        "convertStyleToAttrs",
        "removeStyleElement",
        "removeScripts",
        "removeTitle",
        "removeDimensions",
        "removeXMLNS",
        { name: "convertColors", params: { currentColor: true } },
      ],
    }).data;
  } catch {
    throw new Error("the file can't be read: export it again");
  }
  const [unknown] = other.exec(icon) ?? [];
  if (unknown !== undefined) throw new Error(`${unknown}> isn't allowed: icons can contain only shapes`);
  if (!/^<svg\b[^>]*viewBox=[^>]*[^/]>/.test(icon))
    throw new Error("the SVG has no shapes or no viewBox: export it with a viewBox");
  return icon;
};

export const iconOf = ({ id, icon }: { id: string; icon?: string | undefined }): string | undefined =>
  icon === undefined ? brandIcon(id) : readIcon(readFileSync(join(dirname(contentFiles.social), icon), "utf8"));
