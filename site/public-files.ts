import { existsSync, readdirSync, statSync } from "node:fs";
import { screenshotFile } from "./addresses/published.ts";
import { contentFiles, isLitter, publicFolder } from "./files.ts";
import type { Site } from "./schema/site.ts";

/** Files of the owner's that are published as they are can be linked to as well as pages. */
export const servedFiles = (folder: string = publicFolder): string[] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `/${name.replaceAll("\\", "/")}`)
    .filter((file) => !isLitter(file) && statSync(folder + file).isFile());
};

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
