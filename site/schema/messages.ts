import type { z } from "zod";

/** A value as the owner wrote it, as far as there is room. */
export const got = (input: unknown): string => {
  if (input === undefined) return "nothing";
  let text = String(input);
  try {
    text = JSON.stringify(input) ?? text;
  } catch {
    // No JSON: a bigint, or an object that holds itself.
  }
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
};

/** The error of a field: what it wants, and what it has. */
export const expected = (what: string) => ({
  error: ({ input }: { input?: unknown }) => `expected ${what}, got ${got(input)}`,
});

/** The Levenshtein distance. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const letter of from) {
    const next = [(row[0] ?? 0) + 1];
    for (let index = 0; index < to.length; index++) {
      const replaced = (row[index] ?? 0) + (letter === to[index] ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** "; did you mean …?" when a known name is spelled like this one. */
export const didYouMean = (name: unknown, known: Iterable<string>): string => {
  if (typeof name !== "string") return "";
  const [best] = [...known]
    .map((candidate) => ({ candidate, away: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, away }) => away <= 0.4 * Math.min(name.length, candidate.length))
    .toSorted((a, b) => a.away - b.away);
  return best ? `; did you mean "${best.candidate}"?` : "";
};

export const report = ({ addIssue }: z.RefinementCtx, path: PropertyKey[], message: string) =>
  addIssue({ code: "custom", path, message });

/** For superRefine: the entries of a list differ in this field, where they have it. */
export const differIn =
  <Key extends string>(key: Key) =>
  (list: { [Name in Key]?: string | undefined }[], context: z.RefinementCtx) => {
    const seen = new Set<string>();
    list.forEach(({ [key]: value }, index) => {
      if (!value) return;
      if (seen.has(value)) report(context, [index, key], `expected each ${key} once, got ${got(value)} again`);
      seen.add(value);
    });
  };
