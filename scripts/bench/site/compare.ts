import { median, ratio } from "./numbers.ts";
import { type Load, type Results, type Taken } from "./results.ts";
import { own } from "./sites.ts";
import { totalOf } from "./weight.ts";

/** A site is told by its home page and by its page in the middle. */

export type Compared = { label: string; home: number | undefined; middle: number | undefined };

type Values = Record<string, number>;

const homeOf = (values: Values): number | undefined => values["/"] ?? Object.values(values)[0];

const middleOf = (values: Values): number | undefined => {
  const all = Object.values(values);
  return all.length > 0 ? median(all) : undefined;
};

const over = (mine: number | undefined, theirs: number | undefined) =>
  mine === undefined || theirs === undefined ? undefined : ratio(mine, theirs);

const compare = <Found>(
  label: string,
  taken: Taken<Record<string, Found>> | undefined,
  other: string,
  valueOf: (found: Found) => number,
): Compared[] => {
  const [mine, theirs] = [own, other].map((name) =>
    Object.fromEntries(Object.entries(taken?.sites[name] ?? {}).map(([path, found]) => [path, valueOf(found)])),
  );
  if (!mine || !theirs || Object.keys(theirs).length === 0 || Object.keys(mine).length === 0) return [];
  return [{ label, home: over(homeOf(mine), homeOf(theirs)), middle: over(middleOf(mine), middleOf(theirs)) }];
};

export const othersIn = ({ weight, lighthouse, navigation }: Results): string[] => [
  ...new Set(
    [weight, lighthouse, navigation].flatMap((taken) => Object.keys(taken?.sites ?? {})).filter((name) => name !== own),
  ),
];

export const comparedWith = ({ weight, lighthouse, navigation }: Results, other: string): Compared[] => {
  const load = (label: string, valueOf: (first: Load, whole: Load) => number) =>
    compare(label, weight, other, ({ first, whole }) => valueOf(first, whole));
  return [
    ...load("first view, bytes", (first) => totalOf(first)),
    ...load("first view, requests", (first) => first.requests),
    ...load("scripts, bytes", (first) => first.bytes.js),
    ...load("whole page, bytes", (_, whole) => totalOf(whole)),
    ...compare("first paint", lighthouse, other, ({ fcp }) => fcp),
    ...compare("largest paint", lighthouse, other, ({ lcp }) => lcp),
    ...compare("speed index", lighthouse, other, ({ si }) => si),
    ...compare("blocking time", lighthouse, other, ({ tbt }) => tbt),
    ...compare("click to paint", navigation, other, ({ ms }) => ms),
  ];
};
