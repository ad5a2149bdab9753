import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { openCache } from "../../../../site/pictures/cache.ts";
import type { Slot } from "../../../../site/pictures/slots.ts";

/** A folder of its own for one test, gone afterwards. */
export const project = () => {
  const root = mkdtempSync(join(tmpdir(), "pictures-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const put = async (path: string, bytes: Uint8Array | string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), bytes);
    return path;
  };
  return { root, put, cache: openCache(join(root, ".cache")) };
};

export const column: Slot = { phone: 1, tablet: 0.5, desktop: 0.33, max: 500 };

export const camera = {
  IFD0: { Make: "Canon", Model: "Canon EOS R6", Artist: "A. Nonymous" },
  IFD2: {
    LensModel: "RF24-105mm F4 L",
    FocalLength: "35/1",
    FNumber: "28/10",
    ExposureTime: "1/250",
    ISOSpeedRatings: "400",
    DateTimeOriginal: "2026:06:15 09:03:01",
  },
  IFD3: {
    GPSLatitudeRef: "N",
    GPSLatitude: "51/1 30/1 3230/100",
    GPSLongitudeRef: "W",
    GPSLongitude: "0/1 7/1 4366/100",
  },
};

export const flat = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A photo as a camera writes it, place included. */
export const photo = (width = 900, height = 600, background = "#336699") =>
  flat(width, height, background).withExif(camera).jpeg().toBuffer();

/** Left half see-through, right half red. */
export const cutOut = async (width = 800, height = 400) =>
  sharp({ create: { width, height, channels: 4, background: "#00000000" } })
    .composite([
      {
        input: await flat(width / 2, height, "#c03020")
          .ensureAlpha()
          .png()
          .toBuffer(),
        left: width / 2,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

/** Noise from a fixed seed: nothing an encoder can flatten away. */
export const noise = (width: number, height: number) => {
  const pixels = new Uint8Array(width * height * 3);
  let seed = 7;
  for (let at = 0; at < pixels.length; at++) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    pixels[at] = seed >> 16;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
};
