import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";

export const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** Some systems find `Photo.jpg` under `photo.jpg`, and others do not. */
export const isExactly = (path: string, within: string, namesOf: (folder: string) => string[] = namesIn): boolean => {
  const folder = dirname(path);
  const isFound = namesOf(folder).includes(basename(path));
  return isFound && (folder.startsWith(`${within}/`) ? isExactly(folder, within, namesOf) : true);
};
