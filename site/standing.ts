import { addressesIn } from "./compile/markdown.ts";
import { type Content, partsOf } from "./load.ts";
import { eachText } from "./schema/fields.ts";

const linksIn = (content: Content): Map<string, number> => {
  const links = new Map<string, number>();
  for (const { schema, value } of partsOf(content)) {
    eachText(schema, value, (text, holds) => {
      for (const url of addressesIn(text, holds)) {
        const [path = ""] = url.split(/[?#]/);
        if (path.startsWith("/")) links.set(path, (links.get(path) ?? 0) + 1);
      }
    });
  }
  return links;
};

/** The newest and the most linked pages come by turns. */
export const byStanding = (content: Content, paths: readonly string[], changed: (path: string) => string): string[] => {
  const links = linksIn(content);
  const dates = new Map(paths.map((path) => [path, changed(path)]));
  const newest = paths.toSorted((a, b) => (dates.get(b) ?? "").localeCompare(dates.get(a) ?? ""));
  const linked = newest.toSorted((a, b) => (links.get(b) ?? 0) - (links.get(a) ?? 0));
  return [...new Set(newest.flatMap((path, index) => [linked[index] as string, path]))];
};
