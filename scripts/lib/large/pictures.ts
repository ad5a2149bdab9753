import sharp from "sharp";
import { type Random, oneOf, seeded } from "./words.ts";

const ratios = [3 / 2, 3 / 2, 3 / 2, 4 / 3, 16 / 9, 2 / 1, 1, 2 / 3, 3 / 4];

/** The drawing is enlarged from this, so what it costs does not grow with the picture. */
const grain = 90;

type Color = readonly [number, number, number];

const colorOf = (random: Random): Color => [random() * 255, random() * 255, random() * 255];

const between = (from: Color, to: Color, share: number): number[] =>
  from.map((value, channel) => value + ((to[channel] as number) - value) * share);

const slopeOf = (random: Random, base: number) => {
  const waves = [1, 2.7, 6.1].map((frequency) => ({ frequency, phase: random() * 6.3, height: 0.12 / frequency }));
  return (x: number) =>
    waves.reduce((sum, { frequency, phase, height }) => sum + Math.sin(x * 6.3 * frequency + phase) * height, base);
};

/** Some grain makes no two pictures one file, and none as light as a flat drawing. */
const draw = (random: Random, width: number, height: number): Uint8Array => {
  const [top, bottom] = [colorOf(random), colorOf(random)];
  const slopes = [0.45, 0.65, 0.82].map((base) => ({ at: slopeOf(random, base), color: colorOf(random) }));
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const slope = slopes.findLast(({ at }) => y / height > at(x / width));
      const color = slope?.color ?? between(top, bottom, y / height);
      const rough = (random() - 0.5) * (slope ? 46 : 14);
      color.forEach((value, channel) => {
        pixels[(y * width + x) * 3 + channel] = Math.min(255, Math.max(0, value + rough));
      });
    }
  }
  return pixels;
};

export const drawPhoto = async (seed: number, megapixels: number): Promise<Buffer> => {
  const random = seeded(seed);
  const ratio = oneOf(ratios, random);
  const width = Math.round(Math.sqrt(megapixels * 1e6 * ratio));
  const height = Math.round(width / ratio);
  const small = { width: grain, height: Math.round(grain / ratio), channels: 3 as const };
  return sharp(draw(random, small.width, small.height), { raw: small })
    .resize(width, height, { fit: "fill" })
    .jpeg({ quality: 85 })
    .toBuffer();
};

export const drawTile = (seed: number): string => {
  const random = seeded(seed);
  const hue = Math.round(random() * 360);
  const at = (base: number) => Math.round(base + random() * 60);
  const ridge = `M0 300L0 ${at(160)}L80 ${at(60)}L160 ${at(140)}L250 ${at(40)}L340 ${at(130)}L400 ${at(90)}L400 300z`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">' +
    `<path fill="hsl(${hue} 40% 82%)" d="M0 0h400v300H0z"/><path fill="hsl(${hue} 45% 34%)" d="${ridge}"/></svg>\n`
  );
};
