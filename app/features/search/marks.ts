import { type Word, fold, isSpaceless, termOf, wordsIn } from "./terms.ts";

type Span = { from: number; to: number };

/** How many letters of a word make up the beginning that was typed: "Crè" of "Crème" for "cre". */
const lettersFor = (word: string, typed: string) => {
  let to = 0;
  for (const letter of word) {
    if (fold(word.slice(0, to)).length >= typed.length) break;
    to += letter.length;
  }
  return to;
};

const inStretch = (folded: string, asked: string[]): Span[] =>
  asked.flatMap((term) => {
    const at = folded.indexOf(term);
    return at < 0 ? [] : [{ from: at, to: at + term.length }];
  });

/** A word as it is compared, worked out once: most rows of a list stood in the one before. */
type Known = Word & { own: string; term: string };

const known = new Map<string, Known[]>();

const knownIn = (text: string, lang: string): Known[] => {
  const words =
    known.get(text) ?? wordsIn(text).map((word) => ({ ...word, own: fold(word.text), term: termOf(word.text, lang) }));
  known.set(text, words);
  return words;
};

const spansIn = ({ text, own, term }: Known, asked: string[], found: string[]): Span[] => {
  if (isSpaceless(text)) return inStretch(own, asked);
  const typed = asked.find((start) => own.startsWith(start));
  // The end of a plural belongs to its word.
  if (typed && term !== typed) return [{ from: 0, to: lettersFor(text, typed) }];
  return typed || found.includes(term) ? [{ from: 0, to: text.length }] : [];
};

const joined = (spans: Span[]): Span[] => {
  const all: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else all.push({ ...span });
  }
  return all;
};

/** Where a text answers what was asked: the letters that were typed, or the word that was meant. */
export const markedSpans = (text: string, asked: string[], found: string[], lang: string): Span[] => {
  if (asked.length === 0) return [];
  return joined(
    knownIn(text, lang).flatMap((word) =>
      spansIn(word, asked, found).map(({ from, to }) => ({ from: word.from + from, to: word.from + to })),
    ),
  );
};
