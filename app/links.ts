import { resolveRedirect } from "../site/addresses/redirects.ts";
import { pages } from "../site/paths.ts";
import { plain } from "./site.ts";

const known = new Set(pages.all);
const old = new Set(pages.redirects);

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? "";

/** The final address of a page: a document pays for each redirect. */
const followed = (address: string) =>
  old.has(pathOf(address)) ? (resolveRedirect(address, plain.redirects) ?? address) : address;

/** For links that the site itself makes. Those of the content were checked with it, and say their file and field. */
export const href = (address: `/${string}`): string => {
  const final = followed(address);
  if (!known.has(pathOf(final))) throw new Error(`No page at "${address}": the router has no such address.`);
  return final;
};

/** The same data with each link at its final address. */
export const withFinalLinks = <Data>(data: Data): Data => {
  if (Array.isArray(data)) return data.map(withFinalLinks) as Data;
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      (key === "url" || key === "href") && typeof value === "string" ? followed(value) : withFinalLinks(value),
    ]),
  ) as Data;
};
