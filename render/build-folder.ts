import { isAbsolute, relative } from "node:path";

/** The build runs built code, which finds its dependencies only inside the project. */
export const buildFolder = (root: string, value: string | undefined = process.env["BUILD_DIR"]): string => {
  const folder = value || "build";
  const way = relative(root, isAbsolute(folder) ? folder : `${root}/${folder}`);
  if (way !== "" && !/^\.\.(?:[/\\]|$)/.test(way) && !isAbsolute(way)) return folder;
  throw new Error(
    `BUILD_DIR: expected a folder within the project such as .cache/mine, got ${JSON.stringify(value)}; copy client/ out of it after the build`,
  );
};
