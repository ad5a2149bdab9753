import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Tests need programs that npm does not install. */

export const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export const inSearchPath = (names: readonly string[]): string[] => {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isProgram);
};

/** Searches PATH first, then the full paths. */
export const findProgram = (names: readonly string[], paths: readonly string[] = []) =>
  inSearchPath(names)[0] ?? paths.find(isProgram);
