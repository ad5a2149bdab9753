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

  const file = join(root, path);
  const facts = await (type === ".svg" ? describeSvg(file, bytes) : describeRaster(file)).catch((error: Error) => {
    throw wrong(path, messageOf(error));
  });
  await cache.write(name, JSON.stringify({ hash, ...facts }));
  return { hash, ...facts };
};

class Unusable extends Error {}

const messageOf = (error: Error): string => {
  if (error instanceof Unusable) return error.message;
  if (!/pixel limit/.test(error.message))
    return "the picture can't be read and may be damaged: save or export it again";
  return `more than ${pixelLimit / 1e6} megapixels: resize it (2400 pixels wide is enough)`;
};

type Facts = Omit<Description, "hash">;

/** Shown until the picture has loaded. Behind a picture with transparency it would show through for good. */
const placeholder = async (picture: Sharp) => {
  const small = await picture.resize(48, 48, { fit: "inside" }).toColorspace("srgb").png().toBuffer();
  const { isOpaque, dominant } = await sharp(small).stats();
  const { r, g, b } = dominant;
  return { alpha: !isOpaque, color: isOpaque ? hexOf(`rgb(${r} ${g} ${b})`) : "transparent" };
};

const describeSvg = async (file: string, bytes: Buffer): Promise<Facts> => {
  const { size, problem } = readSvg(bytes.toString());
  if (problem !== undefined) throw new Unusable(problem);
  return { kind: "svg", ...size, ...(await placeholder(openPicture(file))), info: {} };
};

const describeRaster = async (file: string): Promise<Facts> => {
  const { autoOrient, format, compression, exif } = await openPicture(file).metadata();
  const own = format === "heif" && compression !== "av1" ? "heic" : format;
  if (["heic", "svg", "gif", "tiff"].includes(own)) {
    throw new Unusable(`this is actually a ${own.toUpperCase()} file: save it as jpg, png, webp or avif`);
  }
  return {
    kind: "raster",
    ...autoOrient,
    ...(await placeholder(openPicture(file))),
    info: await readPhotoInfo(exif),
  };
};
