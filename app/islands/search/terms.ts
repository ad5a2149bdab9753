/**
 * Texts as a search compares them. The index is made with it and questions are read with it, so that both agree: small
 * letters without accents, words without their plural, and scripts that leave no spaces in pairs of letters.
 */

/** Letters that no normal form takes apart. */
const spelt: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", ł: "l", þ: "th", ı: "i" };

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
    .replace(/[ßæœøđðłþı]/g, (letter) => spelt[letter] ?? letter);

const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u;

/** Letters, digits and their marks, with an apostrophe within; a stretch without spaces is one word. */
const word = new RegExp(
  String.raw`${spaceless.source}+|[[\p{L}\p{N}\p{M}]--${spaceless.source}]+(?:['’][[\p{L}\p{M}]--${spaceless.source}]+)*`,
  "gv",
);

/** The words of a text, each with its place. */
export const wordsIn = (text: string) =>
  Array.from(text.matchAll(word), ({ 0: found, index }) => ({ text: found, from: index }));

export const isSpaceless = (text: string): boolean => spaceless.test(text);

const plurals: [ending: RegExp, instead: string][] = [
  [/(?<=[a-z]{2})ies$/, "y"],
  [/(?<=[a-z](ss|sh|ch|x|z))es$/, ""],
  [/(?<=[a-z]{2}[^su])s$/, ""],
];

const singular = (term: string) => {
  const [ending, instead = ""] = plurals.find(([pattern]) => pattern.test(term)) ?? [];
  return ending ? term.replace(ending, instead) : term;
};

/** A word as the index knows it. Only English plurals are known; elsewhere one letter more or less is a typing error. */
export const termOf = (text: string, lang: string): string => {
  const term = fold(text).replace(/['’]/g, "");
  return /^en\b/i.test(lang) ? singular(term) : term;
};

/** "ArchWiki" is asked for by its parts too. */
const parts = /(?<=\p{Ll})(?=\p{Lu})|(?<=[\p{Lu}\p{N}])(?=\p{Lu}\p{Ll})/u;

const withParts = (text: string, lang: string) => {
  const own = text.split(parts);
  return [text, ...(own.length > 1 ? own : [])].map((part) => termOf(part, lang));
};

const pairs = (letters: string[]) => letters.slice(0, -1).map((letter, index) => letter + letters[index + 1]);

/** What a text is found by. The last letter of a stretch without spaces stands alone too, so that each letter begins a term. */
export const termsOf = (text: string, lang: string): string[] => {
  const words = wordsIn(text);
  return words.flatMap(({ text: own, from }, index) => {
    if (isSpaceless(own)) {
      const letters = [...fold(own)];
      return [...pairs(letters), letters.at(-1) ?? ""];
    }
    // "wi-fi" is asked for as "wifi" too.
    const next = words[index + 1];
    const isJoined = next && next.from === from + own.length + 1 && text[from + own.length] === "-";
    return [...withParts(own, lang), ...(isJoined ? [termOf(own + next.text, lang)] : [])];
  });
};

/** What a question asks for. */
export const askedTerms = (question: string, lang: string): string[] =>
  wordsIn(question).flatMap(({ text }) => {
    if (!isSpaceless(text)) return [termOf(text, lang)];
    const letters = [...fold(text)];
    return letters.length === 1 ? letters : pairs(letters);
  });
