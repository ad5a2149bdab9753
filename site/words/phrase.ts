/** The placeholders of "{index} of {total}": "index" and "total". */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** One text per plural form of a language: { one: "One photo", other: "{count} photos" }. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

type Phrase<Name extends string> = {
  (values: Record<Name, string | number>): string;
  /** If a value is an element, such as a link, it returns an array. */
  <Value>(values: Record<Name, Value>): (string | Value)[];
};

type Word<Text> = Text extends string
  ? [Names<Text>] extends [never]
    ? string
    : Phrase<Names<Text>>
  : (count: number) => string;

type Texts = Record<string, string | Plural>;

/** What an owner writes in content/words.ts. */
export type OwnWords = Partial<Record<string, Partial<Texts>>>;

export type Localized<Groups> = {
  readonly [Group in keyof Groups]: { readonly [Key in keyof Groups[Group]]: Word<Groups[Group][Key]> };
};

const fill = (text: string) => (values: Record<string, unknown>) => {
  const pieces = text.split(/\{(\w+)\}/).map((piece, index) => (index % 2 === 0 ? piece : values[piece]));
  return pieces.some((piece) => typeof piece === "object") ? pieces.filter((piece) => piece !== "") : pieces.join("");
};

const pluralize = (forms: Plural, lang: string) => (count: number) =>
  (forms[new Intl.PluralRules(lang).select(count)] ?? forms.other).replaceAll("{count}", count.toLocaleString(lang));

const wordOf = (text: string | Plural, lang: string) => {
  if (typeof text !== "string") return pluralize(text, lang);
  return /\{\w+\}/.test(text) ? fill(text) : text;
};

export const mapValues = <Value, Result>(
  values: Record<string, Value>,
  change: (value: Value, key: string) => Result,
) => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));

/** The owner's wording, or else the English: strings, or functions if there are placeholders or plural forms. */
export const localizeWith = <Groups extends Record<string, Texts>>(
  english: Groups,
  own: OwnWords = {},
  lang = "en",
): Localized<Groups> =>
  mapValues(english, (texts, group) =>
    mapValues({ ...texts, ...own[group] } as Texts, (text) => wordOf(text, lang)),
  ) as Localized<Groups>;
