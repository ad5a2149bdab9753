import { z } from "zod";
import { blockSchema } from "./blocks.ts";
import { holding } from "./fields.ts";
import { expected, got, report } from "./messages.ts";
import { hue } from "./theme.ts";
import { alt, listOf, nameLength, pageTitle, pictureFields, picturePath, slug, summary, text } from "./parts.ts";

const aPath = "a path such as /camp or /blog/games";

const errorOfPath = (given: string): string | undefined => {
  const plain = `/${given.split("/").filter(Boolean).join("/")}`;
  if (!/^(\/[a-z0-9-]+)+$/.test(plain)) return `expected ${aPath}, got ${got(given)}`;
  if (plain.split("/").some((name) => name.length > nameLength)) {
    return `expected names of at most ${nameLength} characters between the slashes, got ${got(given)}`;
  }
  return plain === given ? undefined : `must start with a slash and not end with one: write "${plain}"`;
};

const path = z.string(expected(aPath)).superRefine((given, context) => {
  const message = errorOfPath(given);
  if (message) report(context, [], message);
});

export const topicSchema = z
  .strictObject({
    /** The folder's name. */
    slug: slug,
    title: pageTitle,
    path: path,
    /** Other addresses that show the same page. */
    aliases: z.array(path).default([]),
    /** True: only the dev server shows it. */
    draft: z.boolean().default(false),
    /** The publication date; shown above the title. */
    date: z.iso.date().optional(),
    /** The address that the blog index links to; may be a redirect to the page. Defaults to the path. */
    tilePath: holding("address", path.clone()).optional(),
    description: summary,
    lede: text.optional(),
    /** A color, or the name of one in content/theme.ts. By default a topic with a tile gets a generated hue, and others the site's. */
    hue: hue.optional(),
    /** Its tile on the blog index; without one the page is reachable only by links. */
    tile: z.strictObject({ ...pictureFields, summary: text }).optional(),
    /** A photograph that fills the top of the page; defaults to the tile's picture. */
    masthead: z.strictObject({ imgUrl: picturePath, alt }).optional(),
    backgroundClass: z.enum(["sky"]).optional(),
    blocks: listOf(blockSchema),
  })
  .refine((topic) => topic.blocks[0]?.title !== undefined, {
    path: ["blocks", 0, "title"],
    error: "the first block needs a title, because it opens the first section",
  });

export type Topic = z.infer<typeof topicSchema>;
