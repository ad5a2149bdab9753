import sharp, { type OutputInfo, type OverlayOptions, type Sharp } from "sharp";
import { cardSize as card } from "../addresses/published.ts";
import { openPicture } from "../pictures/encode.ts";
import { ridgeSvg } from "./edge.ts";
import { type Faces, type Paint, type Words, type WordsSet, margin, setWords } from "./words.ts";

export type CardPicture = {
  /** Its file. */
  file: string;
  /** Seen through it where it is clear. */
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

type Pixels = { data: Buffer; info: OutputInfo };

/** The colour at a picture's left, which is carried on beside it. */
const edgeOf = async ({ data, info }: Pixels) => {
  const strip = { left: 0, top: 0, width: Math.ceil(info.width * 0.03), height: info.height };
  const mean = sharp(data, { raw: info }).extract(strip).resize(1, 1, { fit: "fill" });
  return `#${(await mean.removeAlpha().raw().toBuffer()).toString("hex")}`;
};

/** A picture in its box, which begins at the card's top; what reaches past the card is cut off. */
const placed = async (
  { file, color, stands }: CardPicture,
  { left, width, height }: Box,
  rightFade: number,
): Promise<{ overlay: OverlayOptions; edge: string }> => {
  const filled = await openPicture(file)
    .autoOrient()
    .resize(width, height, { fit: "cover" })
    .flatten({ background: color })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const masks = stands ? [{ input: fade(width, height, 0.16, rightFade), blend: "dest-in" as const }] : [];
  const faded = await sharp(filled.data, { raw: filled.info })
    .composite(masks)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = await sharp(faded.data, { raw: faded.info })
    .extract({ left: 0, top: 0, width: Math.min(width, card.width - left), height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { overlay: { input: data, raw: info, left, top: 0 }, edge: await edgeOf(filled) };
};

/** The words at the left on a flank that falls to the right, where the picture stands. */
const flank = async ({ paint, ridge }: Design, picture: CardPicture, words: WordsSet): Promise<Sheet> => {
  const high = words.top - 32;
  const low = 604;
  const [from, to] = [Math.max(380, words.right - 50, words.rowRight), 890];
  const fallen = (x: number) => Math.min(1, Math.max(0, (x - from) / (to - from)));
  const line = {
    ground: (x: number) => high + (low - high) * fallen(x),
    rise: (x: number) => 100 + 80 * fallen(x) * (1 - fallen(x)) * 4 - 64 * fallen(x),
  };
  const { overlay, edge } = await placed(picture, { left: 530, width: 800, height: 610 }, 0);
  return {
    ground: edge,
    under: [overlay],
    svg: ridgeSvg(ridge, line, [paint.ground]) + words.svg,
  };
};

/** The words at the left, and at the right a photograph that is taller than wide, cut by the ridge at its foot. */
const upright = async ({ paint, ridge }: Design, picture: CardPicture, words: WordsSet): Promise<Sheet> => ({
  ground: paint.ground,
  under: [(await placed(picture, { left: 620, width: card.width - 620, height: card.height }, 0)).overlay],
  svg: ridgeSvg(ridge, { ground: () => 616, rise: () => 84 }, [paint.ground]) + words.svg,
});

/** The picture over the card's whole width, and the words under its ridge. */
const under = async ({ paint, ridge }: Design, picture: CardPicture, words: WordsSet): Promise<Sheet> => {
  const high = Math.round(words.top - 26);
  const width = Math.round((high * 4) / 3);
  const box = picture.stands
    ? { left: card.width - width, width, height: high }
    : { left: 0, width: card.width, height: high };
  const { overlay, edge } = await placed(picture, box, 0.16);
  return {
    ground: edge,
    under: [overlay],
    svg: ridgeSvg(ridge, { ground: () => high + 2, rise: () => 72 }, [paint.ground]) + words.svg,
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

/** A photograph keeps most of the card; a title that would be too small then gets more of it. */
const bands = [
  { height: 204, least: 60 },
  { height: 250, least: 0 },
];

const withPicture = (design: Design, picture: CardPicture, faces: Faces): Promise<Sheet> => {
  const { words, paint } = design;
  const left = setWords(words, faces, { left: margin, width: column, height: 440, lines: 4, at: foot }, paint);
  if (words.title === undefined || left.size >= leastBeside) {
    if (picture.stands) return flank(design, picture, left);
    if (picture.ratio < 1) return upright(design, picture, left);
  }
  const settings = bands.map(({ height, least }) => {
    const set = setWords(words, faces, { left: margin, width: wide, height, lines: 2, at: foot }, paint);
    return { set, fits: words.title === undefined || set.size >= least };
  });
  const { set } = settings.find(({ fits }) => fits) as { set: WordsSet };
  return under(design, picture, set);
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
