import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { screenshotFile } from "../addresses/published.ts";
import { contentFolder } from "../sources.ts";
import type { Site } from "../schema/site.ts";

export type Screenshot = { src: string; sizes: string; type: string; form_factor: "narrow" | "wide"; label: string };

/** A device shows these pictures before it installs the site. */
export const publishScreenshots = async (
  { screenshots = [] }: Pick<Site, "screenshots">,
  root: string,
  outDir: string,
): Promise<Screenshot[]> => {
  if (screenshots.length > 0) await mkdir(join(outDir, "screenshots"), { recursive: true });
  return Promise.all(
    screenshots.map(async ({ imgUrl, alt }, index): Promise<Screenshot> => {
      const bytes = await readFile(join(root, contentFolder, imgUrl));
      const { width, height, format } = await sharp(bytes).metadata();
      const src = screenshotFile(index, imgUrl);
      await writeFile(join(outDir, src), bytes);
      return {
        src,
        sizes: `${width}x${height}`,
        type: `image/${format}`,
        form_factor: width > height ? "wide" : "narrow",
        label: alt,
      };
    }),
  );
};
