import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { ContentError } from "../check/problems.ts";
import { hexOf } from "../theme/color.ts";
import type { Cache } from "./cache.ts";
import { openPicture, pixelLimit } from "./encode.ts";
import { readPhotoInfo } from "./exif.ts";
import { readSvg } from "./svg.ts";
import type { Description } from "./types.ts";

/** Cached descriptions are used until this is raised. */
const revision = 4;

const wrong = (path: string, message: string) => new ContentError([{ file: path, field: "", message }]);

export const describe = async (root: string, path: string, cache: Cache): Promise<Description> => {
  const type = extname(path).toLowerCase();
  const bytes = await readFile(join(root, path)).catch(() => undefined);
  if (!bytes) throw wrong(path, "no such picture: add the file, or correct its name where it is used");

  const hash = createHash("sha256").update(bytes).digest("hex");
  const name = `${createHash("sha256").update(`${hash} ${type} ${revision}`).digest("hex").slice(0, 20)}.json`;
  const known = await cache.read(name);
  if (known) return JSON.parse(known.toString()) as Description;

  const description = type === ".svg" ? await describeSvg(root, path, bytes) : await describeRaster(root, path);
  await cache.write(name, JSON.stringify({ hash, ...description }));
  return { hash, ...description };
};

type Facts = Omit<Description, "hash">;

/** Shown until the picture has loaded. Behind a picture with transparency it would show through for good. */
const placeholder = async (picture: Sharp) => {
  const small = await picture.resize(48, 48, { fit: "inside" }).toColorspace("srgb").png().toBuffer();
  const { isOpaque, dominant } = await sharp(small).stats();
  const { r, g, b } = dominant;
  return { alpha: !isOpaque, color: isOpaque ? hexOf(`rgb(${r} ${g} ${b})`) : "transparent" };
};

const describeSvg = async (root: string, path: string, bytes: Buffer): Promise<Facts> => {
  try {
    const { size, problem } = readSvg(bytes.toString());
    if (problem !== undefined) throw wrong(path, problem);
    return { kind: "svg", ...size, ...(await placeholder(openPicture(join(root, path)))), info: {} };
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw wrong(path, "the SVG can't be read: export it again");
  }
};

const describeRaster = async (root: string, path: string): Promise<Facts> => {
  const file = join(root, path);
  try {
    const { autoOrient, format, compression, exif } = await openPicture(file).metadata();
    const own = format === "heif" && compression !== "av1" ? "heic" : format;
    if (["heic", "svg", "gif", "tiff"].includes(own)) {
      throw wrong(path, `this is actually a ${own.toUpperCase()} file: save it as jpg, png, webp or avif`);
    }
    return {
      kind: "raster",
      ...autoOrient,
      ...(await placeholder(openPicture(file))),
      info: await readPhotoInfo(exif),
    };
  } catch (error) {
    if (error instanceof ContentError) throw error;
    if (/pixel limit/.test(String(error))) {
      throw wrong(path, `more than ${pixelLimit / 1e6} megapixels: make it smaller, 2400 pixels wide is enough`);
    }
    throw wrong(path, "the picture can't be read: the file is damaged, save or copy it again");
  }
};
