import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { linkTarget } from "../../site/addresses/link-target.ts";
import { addressesIn } from "../../site/compile/markdown.ts";
import { type LinkEntry, type LinkMemory, isDead, pageOf, readLinks } from "../../site/links.ts";
import { type ContentPart, textsIn } from "../../site/schema/fields.ts";
import { type LinkRequest, type LinkStatus, type Tools, checkAll } from "./check-link.ts";
import { type Link, reportOf } from "./report.ts";

type Run = {
  parts: readonly ContentPart[];
  /** The site's own URL, which is not checked. */
  own: string;
  folder: string;
  tools: Tools;
  /** The day of the run, such as 2026-11-19. */
  today: string;
  fix?: boolean;
};

const linksIn = (part: ContentPart): Link[] =>
  textsIn(part).flatMap(({ file, field, text, holds }) =>
    addressesIn(text, holds).flatMap((address) => {
      const target = linkTarget(address);
      if (target.kind !== "external" || !/^https?:/.test(target.href)) return [];
      return [{ url: target.href, place: `${file}: ${field}` }];
    }),
  );

/** Requests each page once, for all anchors that links use. */
const requestsOf = (links: readonly Link[]): LinkRequest[] =>
  [...Map.groupBy(new Set(links.map(({ url }) => url)), pageOf)].map(([url, named]) => ({
    url,
    anchors: named.map((one) => one.slice(url.length + 1)).filter((anchor) => anchor !== ""),
  }));

/** A day counts once, however often the links are checked. */
const entryOf = (before: LinkEntry, { answer, isAlive, moved }: LinkStatus, today: string): LinkEntry => {
  const { checked, failed = 0, alive, pin } = before;
  const failures = failed > 0 && checked === today ? failed : failed + 1;
  return { answer, checked: today, alive: isAlive ? today : alive, failed: isAlive ? undefined : failures, moved, pin };
};

/** One line per URL, so diffs are readable. */
const writeLinks = (folder: string, memory: LinkMemory) => {
  const lines = Object.entries(memory).map(([url, entry]) => `  ${JSON.stringify(url)}: ${JSON.stringify(entry)}`);
  writeFileSync(join(folder, "links.json"), `{\n${lines.join(",\n")}\n}\n`);
};

/** What stands around an address in a content file; a page's anchor may follow it. */
const isBoundary = (character = "") => /[\s"'`<>()#]/.test(character);

/** Replaces addresses that redirect permanently in the content. */
const writeMoves = (folder: string, memory: LinkMemory): string[] => {
  const fixed = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".ts")) continue;
    const file = join(folder, name);
    const before = readFileSync(file, "utf8");
    const after = Object.entries(memory).reduce((source, [url, { moved, pin }]) => {
      if (!moved || pin) return source;
      return source.replaceAll(url, (found, at: number) => {
        const next = source[at + found.length];
        if (!isBoundary(source[at - 1]) || !isBoundary(next)) return found;
        fixed.add(url);
        return next === "#" ? pageOf(moved) : moved;
      });
    }, before);
    if (after !== before) writeFileSync(file, after);
  }
  return [...fixed];
};

/** Checks every external link, saves the results in links.json and reports what changed. */
export const checkLinks = async ({ parts, own, folder, tools, today, fix }: Run) => {
  const links = parts.flatMap(linksIn).filter(({ url }) => new URL(url).origin !== new URL(own).origin);
  const before = readLinks(folder);
  const requests = requestsOf(links).filter(({ url }) => before[url]?.pin !== "silent");
  const statuses = await checkAll(requests, tools);
  if (!statuses) return { report: "No URL responded. You seem to be offline, so nothing was saved.", exitCode: 2 };
  // Forget URLs that no page links to anymore, except those that the owner pinned.
  const pinned = Object.keys(before).filter((url) => before[url]?.pin);
  const memory: LinkMemory = {};
  for (const url of new Set([...statuses.keys(), ...pinned].toSorted())) {
    const [status, known = {}] = [statuses.get(url), before[url]];
    memory[url] = status ? entryOf(known, status, today) : known;
  }
  const died = Object.keys(memory).filter((url) => isDead(memory[url]) && !isDead(before[url]));
  const report = reportOf({ links, memory, statuses, died });
  const fixed = fix ? writeMoves(folder, memory) : [];
  // The next run checks the new address.
  for (const url of fixed) delete memory[url];
  writeLinks(folder, memory);
  const written = fixed.length > 0 ? `\n\nUpdated in content: ${fixed.join(", ")}` : "";
  return { report: report + written, exitCode: died.length > 0 ? 1 : 0 };
};
