import { cardSize as card } from "../addresses/published.ts";
import { type Faces, type Paint, type Words, type WordsSet, margin, setWords } from "./words.ts";

export type Shown = {
  ratio: number;
  /** A picture that stands is shown whole, with its ground faded out; others fill their place. */
  stands: boolean;
};

/** The box begins at the card's top; what reaches past the card is cut off. */
export type Box = { left: number; width: number; height: number };

export type Layout = { kind: "flank" | "beside" | "under"; words: WordsSet; box: Box };

const wide = card.width - 2 * margin;

const foot = { base: 566, lowest: 604 };

/** Beside a picture, a title that would be smaller than this goes under it. */
const leastBeside = 84;

/** A photograph that is not much wider than tall is seen whole at the right, as far as the words leave it room. */
const widest = 1.4;

const besideBox = ({ ratio }: Shown): Box => {
  const width = Math.round(Math.min(640, Math.max(480, card.height * ratio)));
  return { left: card.width - width, width, height: card.height };
};

/** A photograph keeps most of the card; a title that would be too small then gets more of it. */
const bands = [
  { height: 84, lines: 1, row: "end", at: { base: 584, lowest: 612 }, least: 56 },
  { height: 204, lines: 2, row: "above", at: foot, least: 60 },
  { height: 250, lines: 2, row: "above", at: foot, least: 0 },
] as const;

const underBox = ({ stands }: Shown, words: WordsSet): Box => {
  const height = Math.round(words.top - 28);
  const width = stands ? Math.round((height * 4) / 3) : card.width;
  return { left: card.width - width, width, height };
};

export const layOut = (words: Words, shown: Shown, faces: Faces, paint: Paint): Layout => {
  const fitsBeside = ({ size }: WordsSet) => words.title === undefined || size >= leastBeside;
  const column = (width: number) =>
    setWords(words, faces, { left: margin, width, height: 440, lines: 4, at: foot }, paint);
  if (shown.stands) {
    const set = column(520);
    if (fitsBeside(set)) return { kind: "flank", words: set, box: { left: 530, width: 800, height: 610 } };
  } else if (shown.ratio < widest) {
    const box = besideBox(shown);
    const set = column(box.left - margin - 44);
    if (fitsBeside(set)) return { kind: "beside", words: set, box };
  }
  const inBand = (index: number): WordsSet => {
    const { least, ...place } = bands[index] ?? bands[2];
    const set = setWords(words, faces, { left: margin, width: wide, ...place }, paint);
    const fits = words.title === undefined || (set.size >= least && set.rowScale >= 0.8);
    return fits || index >= bands.length - 1 ? set : inBand(index + 1);
  };
  const set = inBand(0);
  return { kind: "under", words: set, box: underBox(shown, set) };
};

export const shareSeen = ({ kind, box }: Layout, { ratio, stands }: Shown): number => {
  if (stands || kind === "flank") return 1;
  const place = box.width / box.height;
  return Math.min(place / ratio, ratio / place);
};
