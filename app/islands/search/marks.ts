import { fold, isSpaceless, termOf, wordsIn } from "./terms.ts";

type Span = [from: number, to: number];

type Asked = {
  /** What was typed. */
  asked: string[];
  /** The words that were meant, as the index knows them. */
  found: string[];
  lang: string;
};

/** How many letters of a word make up the beginning that was typed: "Crè" of "Crème" for "cre". */
const lettersFor = (word: string, typed: string) => {
  const letters = [...word];
  const ends = letters.map((_, at) => letters.slice(0, at + 1).join(""));
  return (ends.find((start) => fold(start).length >= typed.length) ?? word).length;
};

const spansIn = (text: string, { asked, found, lang }: Asked): Span[] => {
  const own = fold(text);
  if (isSpaceless(text)) {
    const places = asked.map((term): Span => [own.indexOf(term), own.indexOf(term) + term.length]);
    return places.filter(([from]) => from >= 0);
  }
  const term = termOf(text, lang);
  const typed = asked.find((start) => own.startsWith(start));
  // The end of a plural belongs to its word.
  if (typed && term !== typed) return [[0, lettersFor(text, typed)]];
  return typed || found.includes(term) ? [[0, text.length]] : [];
};

/** A text in pieces, of which every second answers what was asked: with letters that were typed, or a word that was meant. */
export const markedParts = (text: string, asked: Asked): string[] => {
  const spans = wordsIn(text).flatMap(({ text: word, from }) =>
    spansIn(word, asked).map(([first, end]): Span => [from + first, from + end]),
  );
  const ends: number[] = [];
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    const last = ends.at(-1) ?? -1;
    // What overlaps is one mark.
    if (from <= last) ends[ends.length - 1] = Math.max(last, to);
    else ends.push(from, to);
  }
  return [0, ...ends].map((from, index) => text.slice(from, ends[index]));
};
