import { z } from "zod";
import { english } from "../words/english.ts";
import { type OwnWords, type Plural, mapValues } from "../words/phrase.ts";
import { expected, got } from "./messages.ts";

const namesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name);

/** Text must have the same placeholders as the English. */
const text = (names: string[], needed = names) =>
  z
    .string()
    .refine((own) => own.trim() !== "", expected("a non-empty text"))
    .superRefine((own, { addIssue }) => {
      const found = namesIn(own);
      const unknown = found.filter((name) => !names.includes(name));
      const missing = needed.filter((name) => !found.includes(name));
      const fix = names.length > 0 ? `use ${names.join(" and ")}` : "remove it";
      if (unknown.length > 0) addIssue(`unknown placeholder ${unknown.join(" and ")}: ${fix}, got ${got(own)}`);
      else if (missing.length > 0) addIssue(`missing placeholder ${missing.join(" and ")}, got ${got(own)}`);
    });

/** The plural forms of a language; `other` is required. */
const form = text(["{count}"], []).optional();
const plural = z.strictObject({
  zero: form,
  one: form,
  two: form,
  few: form,
  many: form,
  other: text(["{count}"]),
});

/** Owners write only the text they change; plural forms are set together. */
export const wordsSchema = z.strictObject(
  mapValues<Record<string, string | Plural>, z.ZodType<OwnWords[string] | undefined>>(english, (texts) =>
    z
      .strictObject(mapValues(texts, (own) => (typeof own === "string" ? text(namesIn(own)) : plural).optional()))
      .optional(),
  ),
);

type Texts<Group> = { [Key in keyof Group]?: Group[Key] extends string ? string : Plural };

export type WordsInput = { [Group in keyof typeof english]?: Texts<(typeof english)[Group]> };
