import { type LinkEntry, type LinkMemory, failuresOfDead, isDead } from "../../site/links.ts";
import type { Answer } from "./ask.ts";

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

/**
 * The memory after a run, and the addresses that are dead since then. Addresses that no page names any more are
 * forgotten, those that were not asked stay as they were.
 */
export const remember = (
  before: LinkMemory,
  urls: readonly string[],
  answers: ReadonlyMap<string, Answer>,
  today: string,
) => {
  const memory: LinkMemory = {};
  for (const url of urls.toSorted()) {
    const answer = answers.get(url);
    const entry = answer ? entryOf(before[url], answer, today) : before[url];
    if (entry) memory[url] = entry;
  }
  const died = Object.keys(memory).filter((url) => isDead(memory[url]) && !isDead(before[url]));
  return { memory, died };
};

/** One line an address, so that a change can be read. */
export const linesOf = (memory: LinkMemory): string => {
  const lines = Object.entries(memory).map(([url, entry]) => `  ${JSON.stringify(url)}: ${JSON.stringify(entry)}`);
  return lines.length === 0 ? "{}\n" : `{\n${lines.join(",\n")}\n}\n`;
};
