import { priceIn } from "./price.ts";
import type { Words } from "./words/english.ts";

/** Prices and weights of gear as text, for the build and for lists that a visitor changes. */

export type Units = "metric" | "imperial";

export type Reading = { words: Pick<Words, "gear" | "money">; lang: string; units: Units };

type Counted = {
  price?: number | undefined;
  grams?: number | undefined;
  quantity: number;
  isPacked?: boolean;
};

/** Items with a quantity of 0 do not count. */
export const totalsOf = (things: readonly Counted[]) => {
  const wanted = things.filter(({ quantity }) => quantity > 0);
  const packed = wanted.filter(({ isPacked }) => isPacked);
  const sum = (list: Counted[], kind: "price" | "grams") =>
    list.reduce((all, thing) => all + (thing[kind] ?? 0) * thing.quantity, 0);
  return {
    things: wanted.length,
    price: sum(wanted, "price"),
    grams: sum(wanted, "grams"),
    isWeighed: wanted.every(({ grams }) => grams !== undefined),
    packed: packed.length,
    packedPrice: sum(packed, "price"),
    packedGrams: sum(packed, "grams"),
  };
};

export type Totals = ReturnType<typeof totalsOf>;

const gramsPerOunce = 28.349_523_125;
const ouncesPerPound = 16;

/** Keeps a text on one line. */
const noBreak = (text: string) => text.replaceAll(" ", "\u00a0");

const rounded = (value: number, digits: number, lang: string) =>
  value.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });

const ouncesIn = (grams: number, lang: string) => {
  const ounces = grams / gramsPerOunce;
  return rounded(ounces, ounces < 1 ? 2 : 1, lang);
};

/** Switches to the larger unit from 1 kg or 1 lb. */
export const weightText = (grams: number, { words: { gear }, lang, units }: Reading): string => {
  if (units === "metric")
    return noBreak(
      grams < 1000
        ? gear.weight({ grams: rounded(grams, 0, lang) })
        : gear.kilograms({ kilograms: rounded(grams / 1000, 1, lang) }),
    );
  const pounds = grams / gramsPerOunce / ouncesPerPound;
  return noBreak(
    pounds < 1 ? gear.ounces({ ounces: ouncesIn(grams, lang) }) : gear.pounds({ pounds: rounded(pounds, 1, lang) }),
  );
};

const amountOf = (price: number, { words: { money }, lang }: Reading) => money.amount({ amount: priceIn(lang, price) });

export const priceText = (price: number, quantity: number, reading: Reading): string => {
  const { price: one, priceEach } = reading.words.gear;
  return (quantity > 1 ? priceEach : one)({ price: amountOf(price, reading) });
};

/** "about $987 and 2.7 kg", as far as prices and weights are known. */
export const sumsText = ({ price, grams, isWeighed }: Totals, reading: Reading): string => {
  const { words, lang } = reading;
  const weight = weightText(grams, reading);
  const sums = [
    ...(price > 0 ? [priceText(price, 1, reading)] : []),
    ...(grams > 0 ? [isWeighed ? weight : words.gear.weighed({ weight })] : []),
  ];
  return new Intl.ListFormat(lang).format(sums);
};

export const quantityText = (quantity: number, { words, lang }: Reading): string =>
  noBreak(words.gear.many({ quantity: quantity.toLocaleString(lang) }));

export const pieceText = (grams: number, quantity: number, { words: { gear }, lang, units }: Reading): string => {
  const isOne = quantity <= 1;
  if (units === "metric") return (isOne ? gear.weight : gear.weightEach)({ grams: grams.toLocaleString(lang) });
  return (isOne ? gear.ounces : gear.ouncesEach)({ ounces: ouncesIn(grams, lang) });
};

/** Joins parts with the language's own separator: "× 8, 12 g each". */
export const joined = (parts: readonly (string | undefined)[], lang: string): string =>
  new Intl.ListFormat(lang, { type: "unit" }).format(parts.filter((part) => part !== undefined));
