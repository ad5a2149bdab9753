import { type LinkEntry, type LinkMemory, failuresOfDead, isDead } from "../../site/links.ts";
import type { Answer } from "./ask.ts";

type News = {
  memory: LinkMemory;
  /** Addresses that are dead since this run. */
  died: string[];
  /** Addresses that answer again. */
  revived: string[];
};

/** A day counts once, however often the links were checked on it. */
const failuresOf = (before: LinkEntry | undefined, today: string) => {
  const failed = before?.failed ?? 0;
  return failed > 0 && before?.checked === today ? failed : failed + 1;
};

const entryOf = (before: LinkEntry | undefined, given: Answer, today: string): LinkEntry => {
  const alive = given.isAlive ? today : before?.alive;
  return {
    answer: given.answer,
    checked: today,
    ...(alive ? { alive } : {}),
    ...(given.isAlive ? {} : { failed: Math.min(failuresOf(before, today), failuresOfDead) }),
    ...(given.moved ? { moved: given.moved } : {}),
    ...(before?.pin ? { pin: before.pin } : {}),
  };
};

/** The memory after a run: addresses that no page names any more are forgotten, those that were not asked stay. */
export const remember = (
  memory: LinkMemory,
  urls: readonly string[],
  answers: ReadonlyMap<string, Answer>,
  today: string,
): News => {
  const next: LinkMemory = {};
  for (const url of urls.toSorted()) {
    const answer = answers.get(url);
    const entry = answer ? entryOf(memory[url], answer, today) : memory[url];
    if (entry) next[url] = entry;
  }
  const dead = (known: LinkMemory, url: string) => known[url] !== undefined && isDead(known[url]);
  const changed = (now: boolean) =>
    Object.keys(next).filter((url) => dead(next, url) === now && dead(memory, url) !== now);
  return { memory: next, died: changed(true), revived: changed(false) };
};

/** One line an address, so that a change can be read. */
export const linesOf = (memory: LinkMemory): string => {
  const lines = Object.entries(memory).map(([url, entry]) => `  ${JSON.stringify(url)}: ${JSON.stringify(entry)}`);
  return lines.length === 0 ? "{}\n" : `{\n${lines.join(",\n")}\n}\n`;
};
