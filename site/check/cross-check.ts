import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Problem, fieldName } from "./problems.ts";
import { type Redirect, resolveRedirect } from "../addresses/redirects.ts";
import type { Topic } from "../schema/topic.ts";
import { sectionsOf } from "../sections.ts";

/** Checks that need more than one field: links, pictures, redirects. Each adds what is wrong to `problems`. */

type Visit = (value: string, key: string, path: PropertyKey[]) => unknown;

/** Calls `visit` for every text in a value, with the name of the field that holds it. */
export const eachText = (value: unknown, visit: Visit, path: PropertyKey[] = []): void => {
  if (typeof value === "string") visit(value, fieldNameOf(path), path);
  else if (Array.isArray(value)) value.forEach((item, index) => eachText(item, visit, [...path, index]));
  else if (value && typeof value === "object") {
    for (const [key, item] of Object.entries(value)) eachText(item, visit, [...path, key]);
  }
};

const fieldNameOf = (path: PropertyKey[]) => String(path.findLast((part) => typeof part === "string") ?? "");

/** Every picture that a file names lies beside it. */
export const checkPictures = (file: string, value: unknown, problems: Problem[]) => {
  const folder = file.slice(0, file.lastIndexOf("/"));
  eachText(value, (text, key, path) => {
    if (key !== "imgUrl" || existsSync(join(folder, text))) return;
    problems.push({ file, field: fieldName(path), message: `no such picture: put ${text.slice(2)} into ${folder}/` });
  });
};

const markdownLink = /\]\(([^)\s]+)\)/g;
const addressFields = new Set(["url", "printUrl"]);

/** The anchors of a page. */
export type Anchors = Pick<ReadonlySet<string>, "has">;

/** Every address on this site that a file links to exists, anchors included. */
export const checkLinks = (
  file: string,
  value: unknown,
  known: { paths: Set<string>; anchors: Map<string, Anchors>; own?: string },
  problems: Problem[],
) => {
  const check = (url: string, path: PropertyKey[]) => {
    if (!url.startsWith("/") && !url.startsWith("#")) return;
    const [target = "", anchor] = url.split("#");
    const page = target.split("?")[0] || (known.own ?? "");
    if (!known.paths.has(page)) {
      problems.push({
        file,
        field: fieldName(path),
        message: `no page at "${url}": check the address or add the page`,
      });
    } else if (anchor && !known.anchors.get(page)?.has(anchor)) {
      problems.push({ file, field: fieldName(path), message: `no section "#${anchor}" on ${page}: check the anchor` });
    }
  };
  eachText(value, (text, key, path) => {
    if (addressFields.has(key)) check(text, path);
    else for (const match of text.matchAll(markdownLink)) check(match[1] ?? "", path);
  });
};

/** No address twice in one list, since the second would only tire the reader. */
export const checkRepeats = (file: string, topic: Topic, problems: Problem[]) => {
  topic.blocks.forEach((block, index) => {
    if (!("items" in block)) return;
    const seen = new Set<string>();
    block.items.forEach((item, at) => {
      const url = typeof item === "object" && "url" in item ? item.url : undefined;
      if (!url) return;
      if (seen.has(url)) {
        const field = `blocks[${index}].items[${at}].url`;
        problems.push({ file, field, message: `"${url}" is already in this list: remove one of the two` });
      }
      seen.add(url);
    });
  });
};

export const checkSections = (file: string, topic: Topic, problems: Problem[]) => {
  const seen = new Set<string>();
  for (const section of sectionsOf(topic)) {
    if (seen.has(section.id)) {
      problems.push({ file, field: "blocks", message: `two sections have the anchor "${section.id}": give one an id` });
    }
    seen.add(section.id);
  }
};

export const checkRedirects = (file: string, redirects: Redirect[], pages: Set<string>, problems: Problem[]) => {
  const seen = new Set<string>();
  redirects.forEach(({ from, to }, index) => {
    const report = (field: string, message: string) => problems.push({ file, field: `[${index}].${field}`, message });
    if (!/^\/[a-z0-9/-]+$/.test(from)) report("from", `expected a path such as /old-name, got "${from}"`);
    if (seen.has(from)) report("from", `"${from}" is listed twice: remove one of the two`);
    if (pages.has(from)) report("from", `"${from}" is a page of the site: choose another address`);
    seen.add(from);
    const end = resolveRedirect(from, redirects);
    if (end === undefined) report("to", `"${from}" leads in a circle: point it to a page`);
    else if (!pages.has(end)) report("to", `no page at "${to}": point it to a page of the site`);
  });
};
