import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LinkMemory } from "../../site/links.ts";

/** Where an address ends in a text of TypeScript or Markdown. */
const end = String.raw`(?=["'\x60)#\s>])`;

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Writes the new address of each page that has moved for good where the content names the old one. */
export const fixMoved = (folder: string, memory: LinkMemory): string[] => {
  const moves = Object.entries(memory).flatMap(([url, { moved }]) => (moved ? [{ url, moved }] : []));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const fixed = new Set<string>();
  for (const name of files) {
    const file = join(folder, name);
    const before = readFileSync(file, "utf8");
    let after = before;
    for (const { url, moved } of moves) {
      const next = after.replaceAll(new RegExp(escaped(url) + end, "g"), () => moved);
      if (next !== after) fixed.add(url);
      after = next;
    }
    if (after !== before) writeFileSync(file, after);
  }
  return [...fixed];
};
