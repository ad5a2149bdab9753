import { linkTarget } from "../../site/addresses/link-target.ts";
import type { ContentPart } from "../../site/check/links.ts";
import { fieldName } from "../../site/check/problems.ts";
import { addressesIn } from "../../site/compile/markdown.ts";
import { pageOf } from "../../site/links.ts";
import { eachText } from "../../site/schema/fields.ts";
import type { Question } from "./ask.ts";

/** An outside address, and where the content names it. */
export type Link = { url: string; file: string; field: string };

export const collectLinks = ({ file, schema, value }: ContentPart): Link[] => {
  const links: Link[] = [];
  eachText(schema, value, (text, holds, path) => {
    for (const address of addressesIn(text, holds)) {
      const target = linkTarget(address);
      if (target.kind !== "external" || !/^https?:/.test(target.href)) continue;
      links.push({ url: target.href, file, field: fieldName(path) });
    }
  });
  return links;
};

/** Each page is asked once, for all the parts of it that links name. */
export const questionsOf = (links: readonly Link[]): Question[] =>
  [...Map.groupBy(new Set(links.map(({ url }) => url)), pageOf)].map(([url, named]) => ({
    url,
    anchors: named.map((one) => one.slice(url.length + 1)).filter((anchor) => anchor !== ""),
  }));
