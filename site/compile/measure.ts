import type { Face } from "../schema/theme.ts";
import { advancesIn } from "../theme/own-fonts.ts";
import { type HeadingType, plainType } from "../theme/type.ts";
import advances from "./advances.json" with { type: "json" };

/** The styles have the same tracking and space between words, in ems, and the same cuts. */
const settings = {
  wide: { tracking: -0.035, wordSpace: 0.06, cut: { wght: 800, wdth: 68 } },
  narrow: { tracking: -0.035, wordSpace: 0.06, cut: { wght: 800, wdth: 62 } },
  title: { tracking: -0.04, wordSpace: 0.06, cut: { wght: 820, wdth: 75 } },
  brand: { tracking: -0.03, wordSpace: 0, cut: { wght: 800, wdth: 87.5 } },
  bar: { tracking: 0, wordSpace: 0, cut: { wght: 560, wdth: 100 } },
};

type Advances = (letter: string) => number | undefined;

/** The serif has one cut for all settings; the shipped fonts were measured when they were cut. */
const advancesOf = (face: Face, setting: keyof typeof settings): Advances => {
  if (typeof face !== "string") return advancesIn(face, settings[setting].cut);
  const known: Record<string, number | undefined> = advances[face === "serif" ? "serif" : setting];
  return (letter) => known[letter];
};

export const fullWidth =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;

/** The font lacks this letter: some fill a square, the others take what a wide letter does. */
const estimate = (letter: string) => (fullWidth.test(letter) ? 1 : 0.62);

const letters = new Intl.Segmenter("und", { granularity: "grapheme" });

/** A letter whose accent the font lacks is as wide as the letter alone. */
export const widthOf = (text: string, setting: keyof typeof settings, type: HeadingType = plainType) => {
  const advanceOf = advancesOf(type.face, setting);
  const { tracking, wordSpace } = settings[setting];
  let width = 0;
  for (const { segment } of letters.segment(text.trim().normalize("NFC"))) {
    const advance = advanceOf(segment) ?? advanceOf([...segment.normalize("NFD")][0] ?? "");
    width += advance === undefined ? estimate(segment) : advance / 1000;
    width += tracking * type.tight + (/\s/.test(segment) ? wordSpace : 0);
  }
  return width;
};

export const hasLetters = (text: string, { face }: HeadingType): boolean => {
  const advanceOf = advancesOf(face, "title");
  return [...text.normalize("NFC")].every((letter) => advanceOf(letter) !== undefined);
};

/** The stylesheet reads the number digit by digit: see app/styles/attributes.css. */
export const inDigits = (value: number) => Math.min(value, 99.99).toFixed(2).padStart(5, "0");
