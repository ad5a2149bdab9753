import * as simpleIcons from "simple-icons";
import { ContentError } from "../check/problems.ts";
import { contentFiles } from "../files.ts";

const bySlug = new Map(Object.values(simpleIcons).map((icon) => [icon.slug, icon.path]));

/** The outline of a brand's icon in a 24 by 24 box; "contact" has none of its own and gets the site's envelope. */
export const brandIcon = (id: string, index: number): string | undefined => {
  if (id === "contact") return undefined;
  const path = bySlug.get(id);
  if (path) return path;
  const message = `no icon named "${id}": use a name from the simple-icons collection`;
  throw new ContentError([{ file: contentFiles.social, field: `[${index}].id`, message }]);
};
