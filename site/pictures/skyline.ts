import { join } from "node:path";
import { openPicture } from "./encode.ts";

export type Skyline = {
  width: number;
  height: number;
  path: string;
  /** The highest point stands at this share of the picture's height. */
  summit: number;
};

const across = 2560;
const step = 8;

/** The outline lies a little inside the picture: no paper may show above the ridge. */
const inset = { rows: 3, columns: 4 };

/** A picture whose sky is less than this share of it (rounded corners, a torn edge) has no ridge to stand behind. */
const leastSky = 0.06;

/** The upper edge of what is solid in a picture; a picture without a sky to see through has none. */
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
  if (tops.reduce((sum, top) => sum + top, 0) < leastSky * width * height) return undefined;
  const heights = Array.from({ length: across / step + 1 }, (_, point) => {
    const from = Math.min(point * step, width - 1);
    return Math.min(height, Math.max(...tops.slice(from, from + inset.columns)) + inset.rows);
  });
  const rises = heights.slice(1).map((top, point) => `${step} ${top - (heights[point] ?? 0)}`);
  const path = `M0 ${heights[0]}l${rises.join(" ")}V${height}H0z`;
  return { width, height, path, summit: 1 - Math.min(...heights) / height };
};
