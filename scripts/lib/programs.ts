import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Tests need programs that npm does not bring. */

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

/** PATH may leave out the full paths, which come last. */
export const findProgram = (names: readonly string[], env: Environment, paths: readonly string[] = []) =>
  inSearchPath(names, env)[0] ?? paths.find(isProgram);
