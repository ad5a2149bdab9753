import sharp, { type OutputInfo, type OverlayOptions, type Sharp } from "sharp";
import { cardSize as card } from "../addresses/published.ts";
import { openPicture } from "../pictures/encode.ts";
import { ridgeSvg } from "./edge.ts";
import { type Box, type Shown, layOut } from "./place.ts";
import { type Faces, type Paint, type Words, type WordsSet, margin, setWords } from "./words.ts";

export type CardPicture = Shown & {
  file: string;
  /** This color is seen through the picture where it is clear. */
  color: string;
  /** The part from 0, left or top, to 1 is kept where not all of the picture has room. */
  focus?: number | undefined;
};

export type Design = {
  words: Words;
  paint: Paint;
  ridge: readonly number[];
  /** The ridge has colors of its own where there is no picture for it to cut. */
  colors: readonly string[];
  picture?: CardPicture | undefined;
};

type Layers = { ground: string; under: OverlayOptions[]; svg: string };

const wide = card.width - 2 * margin;

const svgOf = (width: number, height: number, inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`);

/** A picture begins softly in this share of its width. */
const soft = 0.14;

const fade = (width: number, height: number) =>
  svgOf(
    width,
    height,
    `<linearGradient id="a"><stop stop-opacity="0"/><stop offset="${soft}"/></linearGradient><path fill="url(#a)" d="M0 0h${width}v${height}H0z"/>`,
  );

type Pixels = { data: Buffer; info: OutputInfo };

const pixelsOf = (picture: Sharp): Promise<Pixels> => picture.raw().toBuffer({ resolveWithObject: true });

const filling = ({ file, color, ratio, focus = 0.5 }: CardPicture, { width, height }: Box): Promise<Pixels> => {
  const whole = {
    width: Math.max(width, Math.round(height * ratio)),
    height: Math.max(height, Math.round(width / ratio)),
  };
  const from = (all: number, part: number) => Math.round((all - part) * focus);
  return pixelsOf(
    openPicture(file)
      .autoOrient()
      .resize({ ...whole, fit: "fill" })
      .extract({ left: from(whole.width, width), top: from(whole.height, height), width, height })
      .flatten({ background: color })
      .toColorspace("srgb")
      .ensureAlpha(),
  );
};

/** The colors at a picture's left are carried on to the card's edge without its grain. */
const carriedOn = async ({ data, info }: Pixels, { left, width }: Box): Promise<OverlayOptions> => {
  const strip = { left: 0, top: 0, width: Math.ceil(info.width * 0.02), height: info.height };
  const few = await pixelsOf(sharp(data, { raw: info }).extract(strip).resize(1, 16, { fit: "fill" }));
  const many = await pixelsOf(
    sharp(few.data, { raw: few.info }).resize(left + Math.ceil(width * soft), info.height, { fit: "fill" }),
  );
  return { input: many.data, raw: many.info, left: 0, top: 0 };
};

const placed = async (picture: CardPicture, box: Box): Promise<OverlayOptions[]> => {
  const filled = await filling(picture, box);
  const mask = { input: fade(box.width, box.height), blend: "dest-in" as const };
  const begun = await pixelsOf(
    sharp(filled.data, { raw: filled.info }).composite(picture.stands && box.left > 0 ? [mask] : []),
  );
  const { data, info } = await pixelsOf(
    sharp(begun.data, { raw: begun.info }).extract({
      left: 0,
      top: 0,
      width: Math.min(box.width, card.width - box.left),
      height: box.height,
    }),
  );
  const beyond = picture.stands && box.left > 0 ? [await carriedOn(filled, box)] : [];
  return [...beyond, { input: data, raw: info, left: box.left, top: 0 }];
};

/** The words stand at the left on a flank that falls to the right, where the picture is. */
const flankLine = ({ top, right, rowRight }: WordsSet) => {
  const high = top - 32;
  const [low, from, to] = [604, Math.max(380, right - 50, rowRight), 850];
  const fallen = (x: number) => Math.min(1, Math.max(0, (x - from) / (to - from)));
  return {
    ground: (x: number) => high + (low - high) * fallen(x),
    rise: (x: number) => 100 + 80 * fallen(x) * (1 - fallen(x)) * 4 - 64 * fallen(x),
  };
};

const lines = {
  flank: flankLine,
  beside: () => ({ ground: () => 620, rise: () => 44 }),
  under: ({ top }: WordsSet) => ({ ground: () => Math.round(top - 28) + 2, rise: () => 60 }),
};

const withPicture = async ({ words, paint, ridge }: Design, picture: CardPicture, faces: Faces): Promise<Layers> => {
  const { kind, words: set, box } = layOut(words, picture, faces, paint);
  return {
    ground: paint.ground,
    under: await placed(picture, box),
    svg: ridgeSvg(ridge, lines[kind](set), [paint.ground]) + set.svg(),
  };
};

const alone = ({ words, paint, ridge, colors }: Design, faces: Faces): Layers => {
  const place = { left: margin, width: wide, height: 330, lines: 3, at: { top: margin } };
  return {
    ground: paint.ground,
    under: [],
    svg: ridgeSvg(ridge, { ground: () => 606, rise: () => 170 }, colors) + setWords(words, faces, place, paint).svg(),
  };
};

export const drawCard = async (design: Design, faces: Faces): Promise<Sharp> => {
  const {
    ground,
    under: below,
    svg,
  } = await (design.picture ? withPicture(design, design.picture, faces) : alone(design, faces));
  return sharp({ create: { width: card.width, height: card.height, channels: 3, background: ground } }).composite([
    ...below,
    { input: svgOf(card.width, card.height, svg) },
  ]);
};
