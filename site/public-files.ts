import { readdirSync, statSync } from "node:fs";
import { screenshotFile } from "./addresses/published.ts";
import { contentFiles, isLitter, publicFolder } from "./files.ts";
import type { Site } from "./schema/site.ts";

const entriesOf = (folder: string) => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = `${entry.parentPath}/${entry.name}`.replaceAll("\\", "/");
      const meant = entry.isSymbolicLink() ? statSync(path, { throwIfNoEntry: false }) : entry;
      return { address: path.slice(folder.length), isFile: meant?.isFile() ?? false, isLost: meant === undefined };
    });
  } catch {
    return [];
  }
};

/** Files of the owner's that are published as they are can be linked to as well as pages. */
export const servedFiles = (folder: string = publicFolder): string[] =>
  entriesOf(folder).flatMap(({ address, isFile }) => (isFile && !isLitter(address) ? [address] : []));

/** Shortcuts to files that are not there: a build cannot copy them. */
export const lostFiles = (folder: string = publicFolder): string[] =>
  entriesOf(folder).flatMap(({ address, isLost }) => (isLost ? [address] : []));

/** Files that are made of a field of an owner's, if it is there. */
export const filesMadeOf = (site?: Site): Record<string, string> => ({
  ...(site?.security ? { "/.well-known/security.txt": `security in ${contentFiles.site}` } : {}),
  ...Object.fromEntries(
    (site?.screenshots ?? []).map(({ imgUrl }, index) => [
      `/${screenshotFile(index, imgUrl)}`,
      `screenshots in ${contentFiles.site}`,
    ]),
  ),
});
