/** Letters that Unicode normalization doesn't decompose. */
const spelled: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", ł: "l", þ: "th", ı: "i" };

/** In these scripts combining marks are diacritics; in others they are vowels. */
const decorated =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}])\p{M}+/gu;

/** "Crème Brûlée" is "creme brulee". */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(decorated, "")
    .normalize("NFC")
    .replace(/[ßæœøđðłþı]/g, (letter) => spelled[letter] ?? letter);

const plurals: [suffix: RegExp, instead: string][] = [
  [/(?<=[a-z]{2})ies$/, "y"],
  [/(?<=[a-z](ss|sh|ch|x|z))es$/, ""],
  [/(?<=[a-z]{2}[^su])s$/, ""],
];

const singular = (term: string) => {
  const [suffix, instead = ""] = plurals.find(([pattern]) => pattern.test(term)) ?? [];
  return suffix ? term.replace(suffix, instead) : term;
};

/** A segment of a text, and the terms that the index has for it. */
type Piece = { text: string; terms: string[] };

/** "ArchWiki" is also found by "arch" and "wiki". */
const parts = /(?<=\p{Ll})(?=\p{Lu})/u;

/**
 * Tokenizes texts for the index, the query and the highlighting of results, so that all three agree. Only English plurals
 * are stemmed; in other languages fuzzy search finds them.
 */
export const openTerms = (lang: string) => {
  const segmenter = new Intl.Segmenter(lang, { granularity: "word" });
  const isEnglish = /^en\b/i.test(lang);

  const termOf = (word: string) => {
    const term = fold(word).replace(/['’]/g, "");
    return isEnglish ? singular(term) : term;
  };

  const piecesOf = (text: string): Piece[] =>
    Array.from(segmenter.segment(text), ({ segment, isWordLike }) => {
      const words = isWordLike ? new Set([segment, ...segment.split(parts)]) : [];
      return { text: segment, terms: Array.from(words, termOf) };
    });

  return { piecesOf, termsOf: (text: string) => piecesOf(text).flatMap(({ terms }) => terms) };
};
