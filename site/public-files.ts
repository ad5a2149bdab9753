import { readdirSync } from "node:fs";
import { screenshotFile } from "./addresses/published.ts";
import { contentFiles, isLitter, publicFolder } from "./files.ts";
import type { Site } from "./schema/site.ts";

export const servedFiles = (): string[] => {
  try {
    return readdirSync(publicFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll("\\", "/").slice(publicFolder.length))
      .filter((file) => !isLitter(file));
  } catch {
    return [];
  }
};

export const filesMadeOf = (site?: Site): Record<string, string> => ({
  ...(site?.security ? { "/.well-known/security.txt": `security in ${contentFiles.site}` } : {}),
  ...Object.fromEntries(
    (site?.screenshots ?? []).map(({ imgUrl }, index) => [
      `/${screenshotFile(index, imgUrl)}`,
      `screenshots in ${contentFiles.site}`,
    ]),
  ),
});
