import { existsSync, statSync } from "node:fs";

type Wanted = { folder: string | undefined; list: string; index: string };

/** Why nothing can be imported at all, and what to do. */
export const hindranceTo = ({ folder, list, index }: Wanted): string | undefined => {
  if (!folder) return "Say which folder holds the originals: npm run photos -- FOLDER";
  if (!existsSync(folder)) return `No such folder: ${folder}`;
  if (!statSync(folder).isDirectory()) return `${folder} is a file: name the folder that it lies in`;
  if (existsSync(list)) return undefined;
  return `There is no ${list}, where photos are listed: make it with definePhotography, and name it in ${index}`;
};
