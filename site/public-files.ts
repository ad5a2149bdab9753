import { existsSync, readdirSync, statSync } from "node:fs";
import { screenshotFile } from "./addresses/published.ts";
import { contentFiles, isOsFile, publicFolder } from "./files.ts";
import type { Site } from "./schema/site.ts";

/** The addresses of files that are published unchanged, which content may link to. */
export const servedFiles = (folder: string = publicFolder): string[] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `/${name.replaceAll("\\", "/")}`)
    .filter((file) => !isOsFile(file) && statSync(folder + file).isFile());
};

/** Files generated from optional fields of site.ts, and the field each comes from. */
export const filesMadeOf = (site?: Site): Record<string, string> => ({
  ...(site?.security ? { "/.well-known/security.txt": `security in ${contentFiles.site}` } : {}),
  ...Object.fromEntries(
    (site?.screenshots ?? []).map(({ imgUrl }, index) => [
      `/${screenshotFile(index, imgUrl)}`,
      `screenshots in ${contentFiles.site}`,
    ]),
  ),
});
