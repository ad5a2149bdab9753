import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { readIcon } from "../compile/icons.ts";
import { contentFolder } from "../folder.ts";
import { countTriangles, isStl } from "../models/read.ts";
import type { Holds, Text } from "../schema/fields.ts";
import { didYouMean } from "../schema/messages.ts";
import type { Problem } from "./problems.ts";

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** Some file systems are case-insensitive and others aren't, so names must match exactly. */
const exists = (path: string): boolean => {
  const folder = dirname(path);
  return namesIn(folder).includes(basename(path)) && (!folder.startsWith(`${contentFolder}/`) || exists(folder));
};

/** Every page waits for its fonts. */
const maxFontBytes = 60_000;

const errorOfFont = (file: string): string | undefined => {
  const bytes = readFileSync(file);
  if (bytes.toString("latin1", 0, 4) !== "wOF2") {
    return "expected a WOFF2 file: convert a TTF or OTF with npx -p wawoff2 woff2_compress.js FILE.ttf FILE.woff2";
  }
  if (bytes.length <= maxFontBytes) return undefined;
  return (
    `expected a font of at most ${maxFontBytes / 1000} KB, got ${Math.ceil(bytes.length / 1000)} KB: subset it to the characters of your ` +
    "language, with fonttools: pyftsubset FILE --flavor=woff2 --unicodes=U+20-7E,U+A0-FF,U+2013-2026,U+20AC"
  );
};

const errorOfIcon = (file: string): string | undefined => {
  try {
    readIcon(readFileSync(file, "utf8"));
    return undefined;
  } catch (error) {
    return `this SVG can't be used as an icon: ${(error as Error).message.split("\n")[0]}`;
  }
};

const errorOfModel = (file: string): string | undefined => {
  if (countTriangles(file, readFileSync(file)) > 0) return undefined;
  return isStl(file)
    ? "expected a binary STL in millimeters: export the model again"
    : "expected one GLB file of glTF 2.0 with meshes in plain materials, without textures or compression: export the " +
        "model again as glTF Binary";
};

const errorOf: Partial<Record<Holds, (file: string) => string | undefined>> = {
  picture: () => undefined,
  icon: errorOfIcon,
  model: errorOfModel,
  font: errorOfFont,
};

const missing = (path: string, folder: string): string => {
  const beside = dirname(path);
  const names = namesIn(join(folder, beside)).map((name) => `${beside}/${name}`.replace(/^(?!\.\/)(\.\/)?/, "./"));
  return `no such file: add ${path.slice(2)} to ${folder}/${didYouMean(path, names)}`;
};

/** Files that content references must exist and have the right format. */
export const errorOfFile = ({ file, text, holds }: Text): string | undefined => {
  const check = holds && errorOf[holds];
  if (!check) return undefined;
  const folder = dirname(file);
  const named = join(folder, text).replaceAll("\\", "/");
  return exists(named) ? check(named) : missing(text, folder);
};

/** Checking for one icon's file is fast; importing all icons takes a tenth of a second. */
const icons = dirname(createRequire(import.meta.url).resolve("simple-icons/icons/github.svg"));

export const checkIcons = (file: string, social: { id: string; icon?: string | undefined }[], problems: Problem[]) => {
  social.forEach(({ id, icon }, index) => {
    if (icon || id === "contact" || existsSync(join(icons, `${id}.svg`))) return;
    const known = namesIn(icons).map((name) => name.replace(".svg", ""));
    const message = `expected an icon name from simpleicons.org, or your own SVG as icon, got "${id}"${didYouMean(id, known)}`;
    problems.push({ file, field: `[${index}].id`, message });
  });
};
