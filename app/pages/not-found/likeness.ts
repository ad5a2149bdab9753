/** Likeness is the share of neighboring letters that two words have in common. */

const pairsOf = (word: string): string[] => {
  const letters = [..."^", ...word, "$"];
  return letters.slice(0, -1).map((letter, index) => letter + letters[index + 1]);
};

const shared = (a: string[], b: string[]) => {
  const left = [...b];
  return a.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
};

const likeness = (a: string, b: string): number => {
  const [first, second] = [pairsOf(a), pairsOf(b)];
  return (2 * shared(first, second)) / (first.length + second.length);
};

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");

export const answers = (asked: string, name: string): number => {
  const [words, names] = [wordsOf(asked), wordsOf(name)];
  if (words.length === 0 || names.length === 0) return 0;
  const best = words.map((word) => Math.max(...names.map((other) => likeness(word, other))));
  const byWords = best.reduce((sum, value) => sum + value, 0) / best.length;
  // A name of many words that has all that was asked for is still less than a name of just these.
  const rest = Math.max(0, names.length - words.length);
  return Math.max(likeness(words.join(""), names.join("")), byWords * 0.95 ** rest);
};
