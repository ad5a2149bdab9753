import { join } from "node:path";
import { openPicture } from "./encode.ts";

export type Skyline = {
  width: number;
  height: number;
  path: string;
  /** The highest point, as a fraction of the picture's height. */
  summit: number;
};

const across = 2560;
const step = 8;

/** The outline is slightly inside the picture, so that no background shows above the ridge. */
const inset = { rows: 3, columns: 4 };

/** Pictures with less transparent sky than this fraction (rounded corners, a torn edge) have no ridge. */
const minSky = 0.06;

/** The upper edge of a picture's opaque part; undefined without a transparent sky. */
export const traceSkyline = async (root: string, file: string): Promise<Skyline | undefined> => {
  const { data, info } = await openPicture(join(root, file))
    .autoOrient()
    .resize(across, null, { kernel: "nearest" })
    .ensureAlpha()
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const tops = Array.from({ length: width }, (_, column) => {
    let row = 0;
    while (row < height && (data[row * width + column] ?? 0) < 128) row++;
    return row;
  });
  if (tops.reduce((sum, top) => sum + top, 0) < minSky * width * height) return undefined;
  const heights = Array.from({ length: across / step + 1 }, (_, point) => {
    const from = Math.min(point * step, width - 1);
    return Math.min(height, Math.max(...tops.slice(from, from + inset.columns)) + inset.rows);
  });
  const rises = heights.slice(1).map((top, point) => `${step} ${top - (heights[point] ?? 0)}`);
  const path = `M0 ${heights[0]}l${rises.join(" ")}V${height}H0z`;
  return { width, height, path, summit: 1 - Math.min(...heights) / height };
};
