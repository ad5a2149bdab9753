import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as simpleIcons from "simple-icons";
import { ContentError } from "../check/problems.ts";
import { contentFiles } from "../files.ts";
import { type OwnIcon, readIcon } from "./own-icon.ts";

const bySlug = new Map(Object.values(simpleIcons).map((icon) => [icon.slug, icon.path]));

/** The outline of a brand's icon in a 24 by 24 box; "contact" has none of its own and gets the site's envelope. */
export const brandIcon = (id: string, index: number): string | undefined => {
  if (id === "contact") return undefined;
  const path = bySlug.get(id);
  if (path) return path;
  const message = `no icon named "${id}": use a name from the simple-icons collection, or give icon an SVG of your own`;
  throw new ContentError([{ file: contentFiles.social, field: `[${index}].id`, message }]);
};

/** A link's icon: the owner's drawing, or the brand's. */
export const iconOf = (
  { id, icon }: { id: string; icon?: string | undefined },
  index: number,
): string | OwnIcon | undefined =>
  icon === undefined ? brandIcon(id, index) : readIcon(readFileSync(join(dirname(contentFiles.social), icon), "utf8"));
