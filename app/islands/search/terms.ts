/** Letters that no normal form takes apart. */
const spelled: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", ł: "l", þ: "th", ı: "i" };

/** Marks are decoration on these letters; in other scripts they are vowels. */
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

const plurals: [ending: RegExp, instead: string][] = [
  [/(?<=[a-z]{2})ies$/, "y"],
  [/(?<=[a-z](ss|sh|ch|x|z))es$/, ""],
  [/(?<=[a-z]{2}[^su])s$/, ""],
];

const singular = (term: string) => {
  const [ending, instead = ""] = plurals.find(([pattern]) => pattern.test(term)) ?? [];
  return ending ? term.replace(ending, instead) : term;
};

/** A piece of a text; the index knows a word by its terms. */
type Piece = { text: string; terms: string[] };

/** "ArchWiki" is asked for by its parts too. */
const parts = /(?<=\p{Ll})(?=\p{Lu})/u;

/**
 * Takes texts apart for the index, for questions and for what is marked in a result, so that all three agree. Only English
 * plurals are known; elsewhere a letter more or less is a typing error.
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
