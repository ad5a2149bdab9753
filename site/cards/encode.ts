import sharp, { type Sharp } from "sharp";

/** What a preview loads: some services leave out pictures that are heavier. */
export const mostBytes = 80_000;

/**
 * Tried in this order, until a card is light enough. Letters on a bright ground need whole colours to have clean edges, so
 * those are given up late; what is still too heavy, such as gravel or noise, is softened.
 */
const steps = [
  { quality: 88, chromaSubsampling: "4:4:4" },
  { quality: 80, chromaSubsampling: "4:4:4" },
  { quality: 70, chromaSubsampling: "4:4:4" },
  { quality: 64, chromaSubsampling: "4:2:0" },
  { quality: 50, chromaSubsampling: "4:2:0" },
  { quality: 36, chromaSubsampling: "4:2:0" },
  { quality: 36, chromaSubsampling: "4:2:0", blur: 1.2 },
  { quality: 30, chromaSubsampling: "4:2:0", blur: 4 },
];

/** All that decides a card's bytes besides its drawing. */
export const encoder = { version: sharp.versions.sharp, steps, mostBytes };

export const jpegWithin = async (card: Sharp): Promise<Buffer> => {
  const { data, info } = await card.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const { blur, ...options } of steps) {
    const picture = sharp(data, { raw: { width, height, channels } });
    if (blur) picture.blur(blur);
    const bytes = await picture.jpeg({ ...options, mozjpeg: true }).toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  throw new Error(`a card takes more than ${mostBytes} bytes`);
};
