import { z } from "zod";
import { blockSchema } from "./blocks.ts";
import { holding } from "./fields.ts";
import { hue } from "./theme.ts";
import {
  alt,
  listOf,
  nameLength,
  pageTitle,
  pictureFields,
  picturePath,
  slug,
  summary,
  text,
  textLike,
} from "./parts.ts";

const path = textLike(
  "a path of lowercase letters, digits and hyphens, such as /camp or /blog/games",
  new RegExp(`^(/[a-z0-9-]{1,${nameLength}})+$`),
);

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
