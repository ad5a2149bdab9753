import { createHash } from "node:crypto";
import { join, relative, sep } from "node:path";

const root = join(import.meta.dirname, "..");

/** So many letters tell any two of a site's stylesheets apart. */
const length = 4;

/**
 * A class is known by its own name and by its file, in few letters, since it stands in pages, styles and scripts. By what
 * is in the file, as is usual, a change to a stylesheet would change every page that wears it.
 */
export const className = (name: string, file: string): string => {
  const [path = ""] = relative(root, file).replaceAll(sep, "/").split("?");
  const digest = createHash("sha256").update(path).digest().readBigUInt64BE();
  return `${name}-${digest.toString(36).slice(-length)}`;
};
