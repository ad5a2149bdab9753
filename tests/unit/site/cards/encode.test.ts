import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { jpegWithin, mostBytes } from "../../../../site/cards/encode.ts";
import { flat, noise } from "../pictures/samples.ts";

const size = async (bytes: Buffer) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return { width, height, format };
};

describe("a card's file", () => {
  it("is a JPEG in the drawing's size", async () => {
    expect(await size(await jpegWithin(flat(1200, 630, "#336699")))).toEqual({
      width: 1200,
      height: 630,
      format: "jpeg",
    });
  });

  it("is light enough even for noise, which nothing packs", async () => {
    const bytes = await jpegWithin(sharp(await noise(1200, 630)));
    expect(bytes.length).toBeLessThanOrEqual(mostBytes);
    expect(bytes.length).toBeGreaterThan(mostBytes / 10);
  });

  it("keeps the best quality that is light enough", async () => {
    const picture = await noise(150, 80);
    const best = await sharp(picture).jpeg({ quality: 88, chromaSubsampling: "4:4:4", mozjpeg: true }).toBuffer();
    expect((await jpegWithin(sharp(picture))).equals(best)).toBe(true);
  });
});
