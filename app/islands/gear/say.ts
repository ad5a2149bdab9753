import { priceIn } from "../../../site/price.ts";
import type { Totals } from "./totals.ts";
import { type Units, toKilograms, toOunces, toPounds } from "./units.ts";
import { lang } from "#words";
import { money } from "../../../site/words/common.ts";
import { gear, pack as words } from "../../../site/words/gear.ts";

const number = (value: number, digits: number) =>
  value.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });

const firm = (text: string) => text.replaceAll(" ", "\u00a0");

const ounces = (grams: number) => number(toOunces(grams), toOunces(grams) < 1 ? 2 : 1);

export const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).reduce((first, second) => gear.joined({ first, second }));

export const manyText = (quantity: number) => firm(gear.many({ quantity: quantity.toLocaleString(lang) }));

export const pieceText = (grams: number, amount: number, units: Units): string => {
  if (units === "metric") return (amount > 1 ? gear.weightEach : gear.weight)({ grams: grams.toLocaleString(lang) });
  return (amount > 1 ? words.ouncesEach : words.ounces)({ ounces: ounces(grams) });
};

/** The larger unit is used from one of it on. */
const weightText = (grams: number, units: Units): string => {
  const text =
    units === "metric"
      ? grams < 1000
        ? gear.weight({ grams: number(grams, 0) })
        : words.kilograms({ kilograms: number(toKilograms(grams), 1) })
      : toPounds(grams) < 1
        ? words.ounces({ ounces: ounces(grams) })
        : words.pounds({ pounds: number(toPounds(grams), 1) });
  return firm(text);
};

const priceText = (price: number) => gear.price({ price: money.amount({ amount: priceIn(lang, price) }) });

/** A sum reads "about $987 and 2.7 kg", as far as prices and weights are known. */
export const sumsText = ({ price, grams, isWeighed }: Totals, units: Units): string => {
  const weight = weightText(grams, units);
  const sums = [
    ...(price > 0 ? [priceText(price)] : []),
    ...(grams > 0 ? [isWeighed ? weight : words.weighed({ weight })] : []),
  ];
  return new Intl.ListFormat(lang).format(sums);
};

export const doneText = ({ done, total }: Totals): string => {
  if (done === 0) return words.things(total);
  return done === total ? words.finished : words.progress({ done, total });
};

export const leftText = ({ done, total, grams, gramsDone }: Totals, units: Units): string | undefined => {
  if (done === 0) return grams > 0 ? weightText(grams, units) : undefined;
  if (done === total) return undefined;
  const left = grams - gramsDone;
  return left > 0 ? words.left({ weight: weightText(left, units) }) : words.leftThings(total - done);
};

export const progressText = (totals: Totals, units: Units) => joined([doneText(totals), leftText(totals, units)]);

export const barText = (group: Totals, all: Totals, units: Units): string => {
  const share = (part: number, whole: number) => (part / whole).toLocaleString(lang, { style: "percent" });
  const [text, done, sum] =
    all.grams > 0
      ? [
          words.ofWeight({ percent: share(group.grams, all.grams) }),
          group.gramsDone,
          weightText(group.gramsDone, units),
        ]
      : [words.ofPrice({ percent: share(group.price, all.price) }), group.priceDone, priceText(group.priceDone)];
  return joined([text, done > 0 ? words.already({ sum }) : undefined]);
};
