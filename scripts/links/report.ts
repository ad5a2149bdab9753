import { type LinkMemory, isDead, pageOf } from "../../site/links.ts";
import type { LinkStatus } from "./check-link.ts";

/** An external URL, and where the content uses it. */
export type Link = { url: string; place: string };

type Run = {
  links: readonly Link[];
  memory: LinkMemory;
  statuses: ReadonlyMap<string, LinkStatus>;
  died: readonly string[];
};

const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`;

/**
 * The weekly workflow uses the first line up to the colon as the title of its issue, and closes it if all links are OK.
 * What the owner pinned is settled.
 */
export const reportOf = ({ links, memory, statuses, died }: Run): string => {
  const placesOf = (url: string) =>
    links.filter((link) => link.url === url || pageOf(link.url) === url).map(({ place }) => place);
  const entries = Object.entries(memory).flatMap(([url, entry]) => (entry.pin ? [] : [{ url, ...entry }]));
  const line = ({ url, answer }: (typeof entries)[number], remark = answer) =>
    `- ${url} (${remark}) in ${placesOf(url).join(", ")}`;

  const dead = entries.filter(isDead);
  const newlyDead = dead.filter(({ url }) => died.includes(url)).map((entry) => line(entry));
  const alreadyDead = dead.filter(({ url }) => !died.includes(url)).map((entry) => line(entry));
  const moved = entries.filter((entry) => entry.moved).map((entry) => line(entry, `to ${entry.moved}`));
  const anchors = entries.flatMap((entry) =>
    (statuses.get(entry.url)?.lostAnchors ?? []).map((name) =>
      line({ ...entry, url: `${entry.url}#${name}` }, "no such anchor"),
    ),
  );
  const failed = entries.flatMap((entry) =>
    entry.failed && !isDead(entry) ? [line(entry, `${entry.answer}, ${count(entry.failed, "day")}`)] : [],
  );
  const unused = Object.keys(memory).filter((url) => placesOf(url).length === 0);

  const sections: [title: string, lines: string[], news?: string][] = [
    ["Newly dead: linked to an archived copy", newlyDead, `${count(newlyDead.length, "link")} died`],
    ["Already dead: linked to an archived copy", alreadyDead, `${alreadyDead.length} already dead`],
    ["Moved permanently: npm run check -- links --fix replaces the URLs", moved, `${moved.length} moved`],
    ["Page exists, anchor missing", anchors, `${count(anchors.length, "anchor")} missing`],
    ["Failed, will retry", failed],
    ["Pinned, but no page links to it", unused.map((url) => `- ${url}`)],
  ];
  const shown = sections.filter(([, lines]) => lines.length > 0);
  const news = shown.flatMap(([, , text]) => text ?? []).join(", ");
  return [
    `${news || "All links are OK"}: ${statuses.size} checked.`,
    ...shown.map(([title, lines]) => `## ${title}\n\n${lines.join("\n")}`),
  ].join("\n\n");
};
