import { lang } from "#words";
import { money } from "./words/common.ts";
import { gear } from "./words/gear.ts";

/** Prices and weights of gear as text, for the build and for lists that a visitor changes. */

export type Units = "metric" | "imperial";

type GearItem = {
  price?: number | undefined;
  grams?: number | undefined;
  quantity: number;
  isPacked?: boolean;
};

/** Items with a quantity of 0 do not count. */
export const totalsOf = (items: readonly GearItem[]) => {
  const wanted = items.filter(({ quantity }) => quantity > 0);
  const packed = wanted.filter(({ isPacked }) => isPacked);
  const sum = (list: GearItem[], kind: "price" | "grams") =>
    list.reduce((all, item) => all + (item[kind] ?? 0) * item.quantity, 0);
  return {
    itemCount: wanted.length,
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

const rounded = (value: number, digits: number) =>
  value.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });

const ouncesIn = (grams: number) => {
  const ounces = grams / gramsPerOunce;
  return rounded(ounces, ounces < 1 ? 2 : 1);
};

/** Switches to the larger unit from 1 kg or 1 lb. */
export const weightText = (grams: number, units: Units): string => {
  if (units === "metric") {
    return noBreak(
      grams < 1000
        ? gear.weight({ grams: rounded(grams, 0) })
        : gear.kilograms({ kilograms: rounded(grams / 1000, 1) }),
    );
  }
  const pounds = grams / gramsPerOunce / ouncesPerPound;
  return noBreak(pounds < 1 ? gear.ounces({ ounces: ouncesIn(grams) }) : gear.pounds({ pounds: rounded(pounds, 1) }));
};

/** Whole prices have no cents. Rounding absorbs floating-point errors in sums. */
export const priceText = (price: number, quantity = 1): string => {
  const digits = Math.round(price * 100) % 100 === 0 ? 0 : 2;
  const amount = money.amount({ amount: rounded(price, digits) });
  return (quantity > 1 ? gear.priceEach : gear.price)({ price: amount });
};

/** "about $987 and 2.7 kg", as far as prices and weights are known. */
export const sumsText = ({ price, grams, isWeighed }: Totals, units: Units): string => {
  const weight = weightText(grams, units);
  const sums = [
    ...(price > 0 ? [priceText(price)] : []),
    ...(grams > 0 ? [isWeighed ? weight : gear.weighed({ weight })] : []),
  ];
  return new Intl.ListFormat(lang).format(sums);
};

export const quantityText = (quantity: number): string =>
  noBreak(gear.many({ quantity: quantity.toLocaleString(lang) }));

export const pieceText = (grams: number, quantity: number, units: Units): string => {
  const isOne = quantity <= 1;
  if (units === "metric") return (isOne ? gear.weight : gear.weightEach)({ grams: grams.toLocaleString(lang) });
  return (isOne ? gear.ounces : gear.ouncesEach)({ ounces: ouncesIn(grams) });
};

/** Joins parts with the language's own separator: "× 8, 12 g each". */
export const joined = (parts: readonly (string | undefined)[]): string =>
  new Intl.ListFormat(lang, { type: "unit" }).format(parts.filter((part) => part !== undefined));
