import { readFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { lang } from "#words";
import { topicFile } from "../files.ts";
import { publishedAt } from "../models/files.ts";
import { countTriangles } from "../models/read.ts";
import { slotFor } from "../pictures/slots.ts";
import type { Block } from "../schema/blocks.ts";
import { uniqueSlugs } from "../slug.ts";
import { models as words } from "../words/models.ts";
import type { Show } from "./blocks.ts";
import { compileInline } from "./markdown.ts";
import type { Location } from "./steps.ts";

type Item = Extract<Block, { kind: "models" }>["items"][number];

const poster = { phone: 12, tablet: 8, desktop: 8 };

/** At least 1 KB. */
const sizeText = (bytes: number) =>
  words.size({ kilobytes: Math.max(1, Math.round(bytes / 1000)).toLocaleString(lang) });

const open = (path: string, slug: string) => {
  const bytes = readFileSync(path);
  const size = sizeText(bytes.length);
  const triangles = words.triangles(countTriangles(path, bytes));
  return {
    file: { href: `/${publishedAt(path, bytes)}`, name: slug + extname(path).toLowerCase(), size },
    facts: words.facts({ triangles, size }),
  };
};

export const compileModels = (items: Item[], { page }: Location, show: Show) => {
  const slugs = uniqueSlugs(items.map(({ slug, title }) => slug ?? title));
  const at = (path: string) => join(dirname(topicFile(page)), path);
  return Promise.all(
    items.map(async ({ title, file, imgUrl, alt, comment, turn, print }, index) => {
      const slug = slugs[index] as string;
      return {
        ...(await show({ imgUrl, alt }, slotFor("matter", poster))),
        title,
        comment,
        ...open(at(file), slug),
        turn,
        print: print && {
          file: open(at(print.stl), slug).file,
          settings: print.settings.map(({ term, text }) => ({ term, text: compileInline(text) })),
        },
      };
    }),
  );
};
