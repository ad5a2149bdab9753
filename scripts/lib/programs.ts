import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Tests need programs that npm does not install. */

export type Environment = Record<string, string | undefined>;

export const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export const inSearchPath = (names: readonly string[], env: Environment): string[] => {
  const folders = (env["PATH"] ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isProgram);
};

/** Searches PATH first, then the full paths. */
export const findProgram = (names: readonly string[], env: Environment, paths: readonly string[] = []) =>
  inSearchPath(names, env)[0] ?? paths.find(isProgram);
