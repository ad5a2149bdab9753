import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Looks for programs as a shell does. */

export type Environment = Record<string, string | undefined>;

export const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Every program of these names, in the order of the names and then of the search path. */
export const inSearchPath = (names: string[], env: Environment): string[] => {
  const folders = (env["PATH"] ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isProgram);
};
