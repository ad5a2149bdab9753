import { z } from "zod";

/** Each field's usual text is also its rule: the names that it has in braces must stand in an owner's text as well. */

/** The holes of "{index} of {total}" are "index" and "total". */
type Holes<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;

export type Phrase<Name extends string> = string & { readonly holes: Name };

/** Elements such as a link fill these holes, so the text is in pieces. */
export type Woven<Name extends string> = (string | { hole: Name })[];

/** A language has its own forms for numbers: "one frame", "{count} frames". */
export type Forms = { other: string } & Partial<Record<Exclude<Intl.LDMLPluralRule, "other">, string>>;

type Field<Output, Input> = z.ZodDefault<z.ZodType<Output, Input>>;

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

const listed = (names: string[]) => names.map((name) => `{${name}}`).join(" and ");

/** Words are shown as they are written: no quote of theirs is turned into another. */
const textLike = (names: string[], needed = names) =>
  z
    .string({ error: "expected a text" })
    .refine((text) => text.trim() !== "", { error: "expected a text that is not empty" })
    .superRefine((text, { addIssue }) => {
      const found = namesIn(text);
      const strange = found.filter((name) => !names.includes(name));
      const missing = needed.filter((name) => !found.includes(name));
      const remedy = names.length > 0 ? `use ${listed(names)}` : "remove it";
      if (strange.length > 0) addIssue(`${listed(strange)} stands for nothing here: ${remedy}, got "${text}"`);
      if (missing.length > 0) addIssue(`expected ${listed(missing)} in the text, got "${text}"`);
    });

type Wording<Text extends string> = [Holes<Text>] extends [never] ? string : Phrase<Holes<Text>>;

export const wording = <const Text extends string>(usual: Text) =>
  textLike(namesIn(usual)).default(usual) as unknown as Field<Wording<Text>, string>;

const piecesOf = (text: string) =>
  text
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== "")
    .map((piece) => (/^\{\w+\}$/.test(piece) ? { hole: piece.slice(1, -1) } : piece));

export const weaving = <const Text extends string>(usual: Text) =>
  textLike(namesIn(usual)).transform(piecesOf).prefault(usual) as unknown as Field<Woven<Holes<Text>>, string>;

/** A language has some of these forms, and always the last. */
export const counting = (usual: Forms) => {
  const form = textLike(["count"], []).optional();
  const forms = { zero: form, one: form, two: form, few: form, many: form, other: textLike(["count"]) };
  return z.strictObject(forms).default(usual) as unknown as Field<Forms, Forms>;
};

type Rule = (words: Record<string, unknown>, context: z.RefinementCtx) => void;

/** An owner writes down only what shall read otherwise. */
export const group = <Shape extends z.core.$ZodLooseShape>(says: string, shape: Shape, rule: Rule = () => {}) =>
  z
    .strictObject(shape)
    .superRefine(rule)
    .prefault({} as never)
    .describe(says);
