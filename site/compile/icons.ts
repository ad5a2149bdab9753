import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { contentFiles } from "../files.ts";
import { type OwnIcon, readIcon } from "./own-icon.ts";

const folder = dirname(createRequire(import.meta.url).resolve("simple-icons/icons/github.svg"));

/** The box is 24 by 24; "contact" has no icon of its own and gets the site's envelope. */
export const brandIcon = (id: string): string | undefined => {
  if (id === "contact") return undefined;
  const [, path] = /<path d="([^"]+)"/.exec(readFileSync(join(folder, `${id}.svg`), "utf8")) ?? [];
  if (path === undefined) throw new Error(`simple-icons draws "${id}" in a way that is not known here.`);
  return path;
};

export const iconOf = ({ id, icon }: { id: string; icon?: string | undefined }): string | OwnIcon | undefined =>
  icon === undefined ? brandIcon(id) : readIcon(readFileSync(join(dirname(contentFiles.social), icon), "utf8"));
