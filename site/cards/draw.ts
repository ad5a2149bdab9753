import sharp, { type OverlayOptions, type Sharp } from "sharp";
import { openPicture } from "../pictures/encode.ts";
import { ridgeSvg, smooth } from "./edge.ts";
import { card, margin } from "./size.ts";
import { type Faces, type Paint, type Words, setWords } from "./words.ts";

export type CardPicture = {
  /** Its file. */
  file: string;
  /** Its ground, which is carried on beside it. */
  color: string;
  /** Width by height. */
  ratio: number;
  /** It is shown whole, with its ground faded out; others fill their place. */
  stands: boolean;
};

export type Design = {
  words: Words;
  paint: Paint;
  /** From left to right, each from 0 to 1. */
  ridge: readonly number[];
  /** The ridge's own colours, where there is no picture for it to cut. */
  colors: readonly string[];
  picture?: CardPicture | undefined;
};

type Sheet = { ground: string; under: OverlayOptions[]; svg: string };

const wide = card.width - 2 * margin;

/** Where the last line stands, and how far a letter may hang below it. */
const foot = { base: 566, lowest: 604 };

/** Beside a picture, a title that would be smaller than this goes under it. */
const leastBeside = 84;

const column = 520;

const svgOf = (width: number, height: number, inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`);

/** Lets a picture begin and end softly: the shares of its width that are clear at its left and at its right. */
const fade = (width: number, height: number, left: number, right: number) =>
  svgOf(
    width,
    height,
    `<linearGradient id="a"><stop stop-opacity="0"/><stop offset="${left}"/><stop offset="${1 - right}"/><stop offset="1" stop-opacity="${right > 0 ? 0 : 1}"/></linearGradient><path fill="url(#a)" d="M0 0h${width}v${height}H0z"/>`,
  );

type Box = { left: number; width: number; height: number };

/** A picture in its box, which begins at the card's top; what reaches past the card is cut off. */
const placed = async (
  { file, color, stands }: CardPicture,
  { left, width, height }: Box,
  rightFade: number,
): Promise<OverlayOptions> => {
  const filled = await openPicture(file)
    .autoOrient()
    .resize(width, height, { fit: "cover" })
    .flatten({ background: color })
    .toColourspace("srgb")
    .ensureAlpha()
    .png()
    .toBuffer();
  const faded = stands
    ? await sharp(filled)
        .composite([{ input: fade(width, height, 0.16, rightFade), blend: "dest-in" }])
        .png()
        .toBuffer()
    : filled;
  const seen = Math.min(width, card.width - left);
  const input = await sharp(faded).extract({ left: 0, top: 0, width: seen, height }).png().toBuffer();
  return { input, left, top: 0 };
};

/** The words at the left on a flank that falls to the right, where the picture stands. */
const beside = async ({ paint, ridge }: Design, picture: CardPicture, words: ReturnType<typeof setWords>) => {
  const box = picture.stands
    ? { left: 530, width: 800, height: 600 }
    : { left: 620, width: card.width - 620, height: card.height };
  const high = words.top - 66;
  const low = 600;
  const fallen = (x: number) => smooth((x - 500) / 430);
  const line = {
    ground: (x: number) => high + (low - high) * fallen(x),
    rise: (x: number) => 58 - 22 * fallen(x),
  };
  return {
    ground: picture.stands ? picture.color : paint.ground,
    under: [await placed(picture, box, 0)],
    svg: ridgeSvg(ridge, line, [paint.ground]) + words.svg,
  };
};

/** The picture over the card's whole width, and the words under its ridge. */
const under = async ({ paint, ridge }: Design, picture: CardPicture, words: ReturnType<typeof setWords>) => {
  const high = Math.round(words.top - 30);
  const box = picture.stands
    ? { left: 500, width: Math.round((high * 4) / 3), height: high }
    : { left: 0, width: card.width, height: high };
  return {
    ground: picture.color,
    under: [await placed(picture, box, 0.16)],
    svg: ridgeSvg(ridge, { ground: () => high, rise: () => 84 }, [paint.ground]) + words.svg,
  };
};

/** Paper, the words at the top, and a range along the foot. */
const alone = ({ words, paint, ridge, colors }: Design, faces: Faces): Sheet => {
  const place = { left: margin, width: wide, height: 330, lines: 3, at: { top: margin } };
  return {
    ground: paint.ground,
    under: [],
    svg: ridgeSvg(ridge, { ground: () => 606, rise: () => 170 }, colors) + setWords(words, faces, place, paint).svg,
  };
};

const withPicture = (design: Design, picture: CardPicture, faces: Faces): Promise<Sheet> => {
  const { words, paint } = design;
  const left = setWords(words, faces, { left: margin, width: column, height: 480, lines: 4, at: foot }, paint);
  const isUpright = picture.ratio < 1;
  if ((picture.stands || isUpright) && (words.title === undefined || left.size >= leastBeside)) {
    return beside(design, picture, left);
  }
  return under(
    design,
    picture,
    setWords(words, faces, { left: margin, width: wide, height: 250, lines: 2, at: foot }, paint),
  );
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
