import advances from "./advances.json" with { type: "json" };

const known: Record<string, number | undefined> = advances;

export const fullWidth =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;

/** The font lacks this letter: some fill a square, the others take what a wide letter does. */
const estimate = (letter: string) => (fullWidth.test(letter) ? 1 : 0.62);

const letters = new Intl.Segmenter("und", { granularity: "grapheme" });

/** The cover's name is set so: see name.module.css. */
const tracking = -0.035;
const wordSpace = 0.06;

/**
 * How many ems a text takes in the type of the cover's name. Other cuts of the font, and other fonts, are in proportion,
 * within a few percent. A letter whose accent the font lacks is as wide as the letter alone.
 */
export const emWidth = (text: string): number => {
  let width = 0;
  for (const { segment } of letters.segment(text.trim().normalize("NFC"))) {
    const advance = known[segment] ?? known[[...segment.normalize("NFD")][0] ?? ""];
    width += advance === undefined ? estimate(segment) : advance / 1000;
    width += tracking + (/\s/.test(segment) ? wordSpace : 0);
  }
  return width;
};

/** A stylesheet reads the number digit by digit: see app/styles/attributes.css. */
export const inDigits = (value: number) => Math.min(value, 99.99).toFixed(2).padStart(5, "0");
