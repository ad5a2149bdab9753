import type { z } from "zod";
import { type SiteAddress, fromAbsolute } from "../addresses/absolute.ts";
import { linkTarget } from "../addresses/link-target.ts";
import type { Anchors } from "../anchors.ts";
import { addressesIn } from "../compile/markdown.ts";
import { readPath } from "../addresses/redirects.ts";
import { contentFiles } from "../files.ts";
import { eachText } from "../schema/fields.ts";
import { type Problem, fieldName } from "./problems.ts";
import type { Site } from "../schema/site.ts";
import type { Topic } from "../schema/topic.ts";
import { sectionsOf, shell, stepAnchorsOf } from "../sections.ts";

/** These checks need more than one field; each adds what is wrong to `problems`. */

export type ContentPart = { file: string; schema: z.ZodType; value: unknown };

/** The site's own address may be written in full where others read it: in the name of the owner, and for the form's service. */
const mayBeFull = new Set(["owner.url", "form.thanks.url"].map((field) => `${contentFiles.site} ${field}`));

export const checkLinks = (
  { file, schema, value }: ContentPart,
  known: {
    paths: ReadonlySet<string>;
    files: ReadonlySet<string>;
    anchorsAt: (path: string) => Anchors;
    own?: string;
    site?: SiteAddress | undefined;
  },
  problems: Problem[],
) => {
  const check = (given: string, path: readonly PropertyKey[]) => {
    const local = known.site && fromAbsolute(known.site, given);
    if (local !== undefined && !mayBeFull.has(`${file} ${fieldName(path)}`)) {
      problems.push({ file, field: fieldName(path), message: `"${given}" is on this site: write "${local}"` });
      return;
    }
    const url = local ?? given;
    if (!/^(\/|#|assets\/)/.test(url)) return;
    const [target = "", anchor] = url.replace(/^assets\//, "/$&").split("#");
    const page = readPath(target.split("?")[0] ?? "") || (known.own ?? "");
    if (!known.paths.has(page)) {
      problems.push({
        file,
        field: fieldName(path),
        message: `no page at "${given}": check the address or add the page`,
      });
    } else if (known.files.has(page) && linkTarget(page).kind === "internal") {
      const message = `"${page}" is a file without an ending, which visitors' browsers cannot tell from a page: give it one, such as ${page}.txt`;
      problems.push({ file, field: fieldName(path), message });
    } else if (anchor && !known.anchorsAt(page).has(anchor)) {
      problems.push({ file, field: fieldName(path), message: `no section "#${anchor}" on ${page}: check the anchor` });
    }
  };
  eachText(schema, value, (text, holds, path) => {
    for (const url of addressesIn(text, holds)) check(url, path);
  });
};

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
    if (shell.includes(section.id)) {
      const message = `"${section.id}" is the id of a part of every page: give the section another, or none`;
      problems.push({ file, field: "blocks", message });
    } else if (seen.has(section.id)) {
      problems.push({ file, field: "blocks", message: `two sections have the anchor "${section.id}": give one an id` });
    }
    seen.add(section.id);
  }
  topic.blocks.forEach(({ id, title }, index) => {
    if (id === undefined || title !== undefined) return;
    const message = `"${id}" is taken already: give this block another id, or none`;
    if (seen.has(id) || shell.includes(id)) problems.push({ file, field: `blocks[${index}].id`, message });
    seen.add(id);
  });
  for (const anchor of [...stepAnchorsOf(topic).values()].flat()) {
    if (seen.has(anchor) || shell.includes(anchor)) {
      const message = `a step has the anchor "${anchor}", which is taken: give it another id or none`;
      problems.push({ file, field: "blocks", message });
    }
    seen.add(anchor);
  }
};

const notice = 30;

export const checkExpiry = (file: string, { security }: Site, now: Date, problems: Problem[]) => {
  const expires = security?.expires;
  if (!expires || Date.parse(expires) - now.getTime() >= notice * 86_400_000) return;
  const message =
    `security.txt runs out on ${expires}: see that security.contact is still read, and set a day at least ${notice} days ` +
    "ahead or remove this field, so that each build sets one";
  problems.push({ file, field: "security.expires", message });
};
