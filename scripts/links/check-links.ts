import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentPart } from "../../site/check/links.ts";
import { readLinks } from "../../site/links.ts";
import { type Tools, askAll } from "./ask.ts";
import { type Link, collectLinks, questionsOf } from "./collect.ts";
import { fixMoved } from "./fix.ts";
import { linesOf, remember } from "./remember.ts";
import { reportOf, summaryOf } from "./report.ts";

type Run = {
  parts: readonly ContentPart[];
  /** The site's own address, which no other server is asked for. */
  own: string;
  folder: string;
  tools: Tools;
  /** The day of the run, such as 2026-11-19. */
  today: string;
  fix?: boolean;
  progress?: (done: number, all: number) => void;
};

type Outcome = { report: string; summary: string; exitCode: 0 | 1 | 2 };

const isOutside = (own: string) => (link: Link) => new URL(link.url).origin !== new URL(own).origin;

/** Asks every outside address, remembers the answers in links.json and tells what is new. */
export const checkLinks = async ({ parts, own, folder, tools, today, fix, progress }: Run): Promise<Outcome> => {
  const links = parts.flatMap(collectLinks).filter(isOutside(own));
  const before = readLinks(folder);
  const questions = questionsOf(links);
  const asked = questions.filter(({ url }) => before[url]?.pin !== "silent");
  const answers = await askAll(asked, tools, (done) => progress?.(done, asked.length));
  if (answers.size > 0 && [...answers.values()].every(({ answer }) => !/^\d/.test(answer))) {
    const report = "Not one address answered: this machine seems to be offline, so nothing was remembered.";
    return { report, summary: report, exitCode: 2 };
  }

  const urls = questions.map(({ url }) => url);
  const { memory, died } = remember(before, urls, answers, today);
  const fixed = fix ? fixMoved(folder, memory) : [];
  // The next run asks the new address.
  for (const url of fixed) delete memory[url];
  writeFileSync(join(folder, "links.json"), linesOf(memory));
  const run = { links, memory, answers, died };
  const told = fixed.length > 0 ? `\n\nWritten anew: ${fixed.join(", ")}` : "";
  return { report: reportOf(run) + told, summary: summaryOf(run), exitCode: died.length > 0 ? 1 : 0 };
};
