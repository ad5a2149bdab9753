import type { GearGroup, GearView } from "../../../site/compile/view.ts";

/** Marks and addresses know a thing by its code. */
export type Thing = GearView & { code: string };

/** Groups of one title are told apart by their places in the list. */
type Group = { id: string; title?: string; items: Thing[] };

export type Things = Group[];

const letters = 36;
export const codeLength = 4;

/** FNV-1a makes four letters and digits of a title, so that an address stays short and a list may change its order. */
const codeOf = (title: string): string => {
  let hash = 2_166_136_261;
  for (const byte of new TextEncoder().encode(title)) hash = Math.imul(hash ^ byte, 16_777_619);
  // The low digits alone would leave out what the high ones know.
  const mixed = ((hash >>> 0) ^ (hash >>> 15)) >>> 0;
  return (mixed % letters ** codeLength).toString(letters).padStart(codeLength, "0");
};

/** A code that is taken already gives way to another, the same one each time. */
export const codesOf = (titles: readonly string[]): string[] => {
  const taken = new Set<string>();
  return titles.map((title) => {
    let code = codeOf(title);
    for (let number = 2; taken.has(code); number++) code = codeOf(`${title} ${number}`);
    taken.add(code);
    return code;
  });
};

export const thingsOf = (groups: readonly GearGroup[]): Things => {
  const codes = codesOf(groups.flatMap(({ items }) => items.map(({ title }) => title)));
  let index = 0;
  return groups.map(({ title, items }, place) => ({
    id: String(place),
    ...(title === undefined ? {} : { title }),
    items: items.map((item) => ({ ...item, code: codes[index++] as string })),
  }));
};
