import { type LinkMemory, isDead, pageOf } from "../../site/links.ts";
import type { Answer } from "./ask.ts";
import type { Link } from "./collect.ts";

type Run = {
  links: readonly Link[];
  memory: LinkMemory;
  answers: ReadonlyMap<string, Answer>;
  died: readonly string[];
};

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? "" : "s"}`;

const placesOf = (links: readonly Link[], page: string) =>
  links.filter(({ url }) => pageOf(url) === page).map(({ file, field }) => `${file}: ${field}`);

const chaptersOf = ({ links, memory, answers, died }: Run) => {
  const line = (url: string, what: string) => `${url} (${what}) in ${placesOf(links, url).join(", ")}`;
  const entries = Object.entries(memory);
  const withAnswer = (url: string) => line(url, memory[url]?.answer ?? "");
  const failing = entries.filter(([, entry]) => entry.failed !== undefined && !isDead(entry) && !entry.pin);
  const lost = [...answers].flatMap(([url, { lostAnchors = [] }]) =>
    lostAnchors.map((name) => line(url, `no #${name}`)),
  );
  return [
    { title: "Died: readers get an archived copy", lines: died.map(withAnswer) },
    {
      title: "Dead before: readers get an archived copy",
      lines: entries.flatMap(([url, entry]) => (isDead(entry) && !died.includes(url) ? [withAnswer(url)] : [])),
    },
    {
      title: "Moved for good: npm run links -- --fix writes the new address",
      lines: entries.flatMap(([url, { moved }]) => (moved ? [line(url, `to ${moved}`)] : [])),
    },
    { title: "The page is there, its part is not", lines: lost },
    {
      title: "Failed, and will be asked again",
      lines: failing.map(([url, { answer, failed }]) => line(url, `${answer}, ${count(failed ?? 0, "day")}`)),
    },
  ].filter(({ lines }) => lines.length > 0);
};

/** What a person should do something about, in one line. */
export const summaryOf = (run: Run): string => {
  const moved = Object.values(run.memory).filter((entry) => entry.moved).length;
  const dead = Object.values(run.memory).filter(isDead).length;
  const news = [
    ...(run.died.length > 0 ? [`${count(run.died.length, "link")} died`] : []),
    ...(dead > run.died.length ? [`${dead - run.died.length} dead before`] : []),
    ...(moved > 0 ? [`${moved} moved`] : []),
  ];
  return news.length > 0 ? news.join(", ") : "All links are well";
};

export const reportOf = (run: Run): string =>
  [
    `${summaryOf(run)}: ${count(run.answers.size, "address").replace("addresss", "addresses")} asked.`,
    ...chaptersOf(run).map(({ title, lines }) => [`## ${title}`, "", ...lines.map((line) => `- ${line}`)].join("\n")),
  ].join("\n\n");
