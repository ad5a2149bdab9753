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

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

const sectionsOf = ({ links, memory, statuses, died }: Run) => {
  const line = (url: string, remark: string) => {
    const places = links.filter((link) => pageOf(link.url) === url).map(({ place }) => place);
    return `- ${url} (${remark}) in ${places.join(", ")}`;
  };
  const entries = Object.entries(memory);
  const dead = entries.filter(([, entry]) => isDead(entry));
  const failing = entries.filter(([, entry]) => entry.failed !== undefined && !isDead(entry) && !entry.pin);
  const withAnswer = (found: typeof entries) => found.map(([url, { answer = "pinned" }]) => line(url, answer));
  return {
    "Newly dead: linked to an archived copy": withAnswer(dead.filter(([url]) => died.includes(url))),
    "Already dead: linked to an archived copy": withAnswer(dead.filter(([url]) => !died.includes(url))),
    "Moved permanently: npm run check -- links --fix writes the new address": entries.flatMap(([url, { moved }]) =>
      moved ? [line(url, `to ${moved}`)] : [],
    ),
    "Page exists, anchor missing": [...statuses].flatMap(([url, { lostAnchors = [] }]) =>
      lostAnchors.map((name) => line(url, `no #${name}`)),
    ),
    "Failed, will retry": failing.map(([url, { answer, failed = 0 }]) =>
      line(url, `${answer}, ${count(failed, "day")}`),
    ),
  };
};

/** The weekly workflow uses the first line up to the colon as the title of its issue, and closes it if all links are OK. */
export const reportOf = (run: Run): string => {
  const entries = Object.values(run.memory);
  const died = run.died.length;
  const dead = entries.filter(isDead).length - died;
  const moved = entries.filter((entry) => entry.moved).length;
  const news = [
    ...(died > 0 ? [`${count(died, "link")} died`] : []),
    ...(dead > 0 ? [`${dead} already dead`] : []),
    ...(moved > 0 ? [`${moved} moved`] : []),
  ];
  const checked = count(run.statuses.size, "address", "addresses");
  const sections = Object.entries(sectionsOf(run)).filter(([, lines]) => lines.length > 0);
  return [
    `${news.join(", ") || "All links are OK"}: ${checked} checked.`,
    ...sections.map(([title, lines]) => `## ${title}\n\n${lines.join("\n")}`),
  ].join("\n\n");
};
