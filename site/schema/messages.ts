import MiniSearch from "minisearch";
import type { z } from "zod";

/** A value as the owner wrote it, truncated. */
export const got = (input: unknown): string => {
  if (input === undefined) return "nothing";
  const text = JSON.stringify(input) ?? String(input);
  return text.length > 80 ? `${text.slice(0, 77)}… (${text.length} characters)` : text;
};

/** A field's error: the expected value and the actual one. */
export const expected = (what: string) => ({
  error: ({ input }: { input?: unknown }) => `expected ${what}, got ${got(input)}`,
});

/** "; did you mean …?" when a known name is spelled like this one. */
export const didYouMean = (name: unknown, known: Iterable<string>): string => {
  if (typeof name !== "string") return "";
  const names = new MiniSearch({ idField: "name", fields: ["name"], tokenize: (text) => [text] });
  names.addAll([...known].map((one) => ({ name: one })));
  const [best] = names.search(name, { fuzzy: 0.25 });
  return best ? `; did you mean "${best.id}"?` : "";
};

export const report = ({ addIssue }: z.RefinementCtx, path: PropertyKey[], message: string) =>
  addIssue({ code: "custom", path, message });

/** For superRefine: this field must be unique in a list, where it is set. */
export const differIn =
  <Key extends string>(key: Key) =>
  (list: { [Name in Key]?: string | undefined }[], context: z.RefinementCtx) => {
    const seen = new Set<string>();
    list.forEach(({ [key]: value }, index) => {
      if (!value) return;
      if (seen.has(value))
        report(context, [index, key], `another entry also has the ${key} ${got(value)}: change one of them`);
      seen.add(value);
    });
  };
