import { resolveRedirect } from "../site/addresses/redirects.ts";
import { pages } from "../site/paths.ts";
import { plain } from "./site.ts";

const known = new Set(pages.all);
const old = new Set(plain.redirects.map(({ from }) => from));

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? "";

/** The final address of a page, which saves a redirect. */
const followed = (address: string) =>
  old.has(pathOf(address)) ? (resolveRedirect(address, plain.redirects) ?? address) : address;

/** For links in our own code. The content check covers those in content. */
export const href = (address: `/${string}`): string => {
  const final = followed(address);
  if (!known.has(pathOf(final))) throw new Error(`No page at "${address}": site/pages.ts has no such path.`);
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
