import { type Thing, codeLength } from "./things.ts";
import { type Trip, isEmpty, onlyOf, readTrip } from "./trip.ts";

export const field = "pack";

/** No list of ours is longer: nobody needs to read on. */
const longest = 20_000;

const code = `[a-z0-9]{${codeLength}}`;
const pattern = new RegExp(`^((?:${code})*)(?:_((?:${code}-\\d{1,3}\\.)*${code}-\\d{1,3}))?$`);

const inCodes = (text: string) => text.match(new RegExp(code, "g")) ?? [];

/** A trip stands behind the name of its list: "?pack=the-gear.1a2b3c4d_5e6f-3". */
export const toSearch = (list: string, { packed, amounts }: Trip): string => {
  const changed = Object.entries(amounts).map(([name, amount]) => `${name}-${amount}`);
  const text = packed.join("") + (changed.length > 0 ? `_${changed.join(".")}` : "");
  return `?${field}=${encodeURIComponent(list)}.${text}`;
};

/** A trip of another list, or of nothing that is on this one, is none. */
export const fromSearch = (search: string, list: string, things: readonly Thing[]): Trip | undefined => {
  const text = new URLSearchParams(search).get(field) ?? "";
  if (text.length > longest || !text.startsWith(`${list}.`)) return undefined;
  const [, packed = "", changed = ""] = pattern.exec(text.slice(list.length + 1)) ?? [];
  const trip = readTrip({
    packed: inCodes(packed),
    amounts: Object.fromEntries(
      changed
        .split(".")
        .filter(Boolean)
        .map((one) => [one.slice(0, codeLength), Number(one.slice(codeLength + 1))]),
    ),
  });
  const known = trip && onlyOf(trip, things);
  return known && !isEmpty(known) ? known : undefined;
};
