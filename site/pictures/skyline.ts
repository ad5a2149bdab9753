import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Sharp } from "sharp";
import type { Cache } from "./cache.ts";
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
const inset = { units: 3, columns: 4 };

/** A picture whose sky is less than this share of it (rounded corners, a torn edge) has no ridge to stand behind. */
const leastSky = 0.06;

const isSolid = (alpha: number | undefined) => (alpha ?? 0) >= 128;

/** Kept outlines are used until this is raised. */
const revision = 1;

export const skylineOf = async (file: { root: string; path: string; hash: string }, cache: Cache) => {
  const key = createHash("sha256").update(`${file.hash} skyline ${revision}`).digest("hex").slice(0, 20);
  const known = await cache.read(`${key}.json`);
  if (known) return (JSON.parse(known.toString()) as Skyline | null) ?? undefined;
  const skyline = await traceSkyline(openPicture(join(file.root, file.path)));
  await cache.write(`${key}.json`, JSON.stringify(skyline ?? null));
  return skyline;
};

/** A picture that has no sky to see through has no outline. */
export const traceSkyline = async (picture: Sharp): Promise<Skyline | undefined> => {
  const { data, info } = await picture
    .autoOrient()
    .resize(across, null, { kernel: "nearest" })
    .ensureAlpha()
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const tops = Array.from({ length: width }, (_, column) => {
    let row = 0;
    while (row < height && !isSolid(data[row * width + column])) row++;
    return row;
  });
  const sky = tops.reduce((sum, top) => sum + top, 0) / (width * height);
  if (sky < leastSky) return undefined;
  const heights = Array.from({ length: across / step + 1 }, (_, point) => {
    const from = Math.min(point * step, width - 1);
    return Math.min(height, Math.max(...tops.slice(from, from + inset.columns)) + inset.units);
  });
  return { width, height, path: pathOf(heights, height), summit: 1 - Math.min(...heights) / height };
};

const pathOf = ([first = 0, ...others]: number[], floor: number) => {
  let at = first;
  const steps = others.map((height) => {
    const rise = height - at;
    at = height;
    return `${step}${rise < 0 ? "" : " "}${rise}`;
  });
  return `M0 ${first}l${steps.join(" ")}V${floor}H0z`;
};
