import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";

/** The names in a folder; none when there is no such folder. */
export const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** Whether a file has exactly this name: some systems find `Photo.jpg` under `photo.jpg`, and others do not. */
export const isExactly = (path: string, within: string, namesOf: (folder: string) => string[] = namesIn): boolean => {
  const folder = dirname(path);
  const isFound = namesOf(folder).includes(basename(path));
  return isFound && (folder.startsWith(`${within}/`) ? isExactly(folder, within, namesOf) : true);
};
