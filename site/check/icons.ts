import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { nearest } from "../schema/nearest.ts";
import { namesIn } from "./folders.ts";
import type { Problem } from "./problems.ts";

/** To look for an icon's file takes no time, and to load them all a tenth of a second. */
const folder = dirname(createRequire(import.meta.url).resolve("simple-icons/icons/github.svg"));

export const checkIcons = (file: string, social: { id: string; icon?: string | undefined }[], problems: Problem[]) => {
  social.forEach(({ id, icon }, index) => {
    if (icon || id === "contact" || existsSync(`${folder}/${id}.svg`)) return;
    const meant = nearest(
      id,
      namesIn(folder).map((name) => name.replace(".svg", "")),
    );
    const remedy = meant ? `perhaps "${meant}" was meant` : "use a name from the simple-icons collection";
    problems.push({ file, field: `[${index}].id`, message: `no icon named "${id}": ${remedy}` });
  });
};
