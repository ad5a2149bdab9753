import { fold, isSpaceless, termOf, wordsIn } from "./terms.ts";

export type Piece = { text: string; marked: boolean };

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

const inStretch = (stretch: string, asked: string[]): Span[] =>
  asked.flatMap((term) => {
    const at = fold(stretch).indexOf(term);
    return at < 0 ? [] : [{ from: at, to: at + term.length }];
  });

const spansIn = (word: string, asked: string[], matched: Set<string>, lang: string): Span[] => {
  if (isSpaceless(word)) return inStretch(word, asked);
  const own = fold(word);
  const typed = asked.find((term) => own.startsWith(term));
  // The end of a plural belongs to its word.
  if (typed && termOf(word, lang) !== typed) return [{ from: 0, to: lettersFor(word, typed) }];
  return typed || matched.has(termOf(word, lang)) ? [{ from: 0, to: word.length }] : [];
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

/** A text in pieces, of which those are marked that answer what was asked: the letters that were typed, or the word that was meant. */
export const markedPieces = (text: string, asked: string[], found: string[], lang: string): Piece[] => {
  if (asked.length === 0) return [{ text, marked: false }];
  const matched = new Set(found);
  const spans = joined(
    wordsIn(text).flatMap(({ text: word, from }) =>
      spansIn(word, asked, matched, lang).map((span) => ({ from: from + span.from, to: from + span.to })),
    ),
  );
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to } of spans) {
    if (from > at) pieces.push({ text: text.slice(at, from), marked: false });
    pieces.push({ text: text.slice(from, to), marked: true });
    at = to;
  }
  return at < text.length ? [...pieces, { text: text.slice(at), marked: false }] : pieces;
};
