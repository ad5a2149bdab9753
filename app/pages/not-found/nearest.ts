import { answers } from "./likeness.ts";

/** An address that is less alike than this meant another page, or none. */
const least = 0.5;

const most = 3;

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "");

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const partsOf = (path: string) => path.split(/[/?#=]+/).filter((part) => part !== "");

const nameOf = (name: string) => plain(name.startsWith("/") ? (partsOf(name).at(-1) ?? "") : name);

/** The names of a page are its title and its addresses. */
type Named = { names: string[] };

/** What stands before the last part of an address is a folder, and says less. */
const folder = 0.55;

export const nearestPlaces = <Place extends Named>(pathname: string, all: readonly Place[]): Place[] => {
  // An address may have an ending that ours have not.
  const path = plain(decoded(pathname)).replace(/\.(html?|php|aspx?)$/, "");
  const asked = partsOf(path);
  return all
    .map((place) => {
      const values = place.names
        .map(nameOf)
        .flatMap((name) => asked.map((part, index) => answers(part, name) * (index === asked.length - 1 ? 1 : folder)));
      return { place, value: Math.max(...values) };
    })
    .filter(({ value }) => value >= least)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ place }) => place);
};
