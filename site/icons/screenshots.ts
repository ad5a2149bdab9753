import { join } from "node:path";
import sharp from "sharp";
import { screenshotFile } from "../addresses/published.ts";
import { contentFolder } from "../folder.ts";
import type { Site } from "../schema/site.ts";

export type Screenshot = { src: string; sizes: string; type: string; form_factor: "narrow" | "wide"; label: string };

/** Shown by devices before they install the site. */
export const screenshotsOf = ({ screenshots = [] }: Pick<Site, "screenshots">) =>
  Promise.all(
    screenshots.map(async ({ imgUrl, alt }, index): Promise<{ file: string; shown: Screenshot }> => {
      const file = join(contentFolder, imgUrl);
      const { width, height, format } = await sharp(file).metadata();
      return {
        file,
        shown: {
          src: screenshotFile(index, imgUrl),
          sizes: `${width}x${height}`,
          type: `image/${format}`,
          form_factor: width > height ? "wide" : "narrow",
          label: alt,
        },
      };
    }),
  );
