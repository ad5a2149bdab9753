import { places } from "virtual:places";
import type { Place } from "../../../site/compile/search/places.ts";
import { answers } from "./likeness.ts";

/** Less alike than this, and another page was meant, or none. */
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

const lastOf = (path: string) => path.replace(/\/+$/, "").replace(/^.*\//, "");

const namesOf = ({ title, path, known }: Place) =>
  [title, path, ...known].flatMap((name) => (name.startsWith("/") ? [name, lastOf(name)] : [name])).map(plain);

/** The pages that an address may have been meant for, the likeliest first. */
export const nearestPlaces = (pathname: string, all: readonly Place[] = places): Place[] => {
  // An address may have an ending that ours have not.
  const path = plain(decoded(pathname)).replace(/\.(html?|php|aspx?)$/, "");
  const asked = [...new Set([path, lastOf(path)])];
  return all
    .map((place) => {
      const values = namesOf(place).flatMap((name) => asked.map((text) => answers(text, name)));
      return { place, value: Math.max(...values) };
    })
    .filter(({ value }) => value >= least)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ place }) => place);
};
