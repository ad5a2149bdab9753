import sharp, { type Sharp } from "sharp";

/** Some services leave out pictures that are heavier. */
export const mostBytes = 80_000;

/** Letters on a bright ground need whole colors for clean edges, so those are given up late. */
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

export const encoder = { version: sharp.versions.sharp, steps, mostBytes };

/** Halving finds the best that is light enough: each try takes a good part of a second. */
export const jpegWithin = async (card: Sharp): Promise<Buffer> => {
  const { data, info } = await card.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let [from, to] = [0, steps.length];
  let best: Buffer | undefined;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const { blur, ...options } = steps[middle] ?? { quality: 1 };
    const picture = sharp(data, { raw: info });
    if (blur) picture.blur(blur);
    const bytes = await picture.jpeg({ ...options, mozjpeg: true }).toBuffer();
    if (bytes.length <= mostBytes) [best, to] = [bytes, middle];
    else from = middle + 1;
  }
  if (!best) throw new Error(`a card takes more than ${mostBytes} bytes`);
  return best;
};
