import { dirname, join } from "node:path";
import { type Slot, slotFor } from "../pictures/slots.ts";
import type { Pipeline } from "../pictures/pipeline.ts";
import type { PictureKind } from "../pictures/types.ts";
import { pictureFolder } from "../addresses/published.ts";
import type { PictureWithAlt, TileView } from "./view.ts";
import { compileClothing } from "./clothing.ts";
import { compileFlyable } from "./flyable.ts";
import { compileFoods } from "./foods.ts";
import { compileGear } from "./gear.ts";
import { compileCode } from "./code.ts";
import { compileInline, compileMarkdown } from "./markdown.ts";
import { type Cell, cropTo, evenRows, largeRows } from "./mosaic.ts";
import { compileModels } from "./models.ts";
import type { Block } from "../schema/blocks.ts";
import { compileSky } from "./sky.ts";
import { type Location, compileSteps } from "./steps.ts";
import { uniqueSlugs } from "../slug.ts";
import { tableFit } from "./tables.ts";

export type Resolve = Pipeline["picture"];

/** Picture paths are relative to the file they are in; `show` is bound to it. */
export type Show = (shown: { imgUrl: string; alt: string }, slot: Slot, as?: PictureKind) => Promise<PictureWithAlt>;

export const showFrom =
  (file: string, resolve: Resolve): Show =>
  async ({ imgUrl, alt }, slot, as) => ({ picture: await resolve(join(dirname(file), imgUrl), slot, as), alt });

type Tile = { title: string; url?: string; imgUrl: string; alt: string; comment?: string };

export const compileTile = async (
  tile: Tile,
  { span, ratio }: Cell,
  area: "main" | "matter",
  show: Show,
): Promise<TileView> => {
  const shown = await show(tile, slotFor(area, span, cropTo(ratio)), tile.url ? undefined : "large");
  return {
    ...shown,
    title: tile.title,
    url: tile.url || shown.picture.src.slice(shown.picture.src.lastIndexOf(pictureFolder)),
    comment: tile.comment,
    span,
    ratio,
  };
};

const compileTiles = (tiles: Tile[], cells: Cell[], show: Show): Promise<TileView[]> =>
  Promise.all(tiles.map((tile, index) => compileTile(tile, cells[index] as Cell, "matter", show)));

const pair = { phone: 0.915, tablet: 0.46, desktop: 0.3, max: 500 };

export const compileBlock = async (block: Block, place: Location, show: Show) => {
  const { kind } = block;
  switch (kind) {
    case "prose":
      return { kind, text: compileMarkdown(block.text) };
    case "links":
      return { kind, items: block.items };
    case "tiles":
      return { kind, items: await compileTiles(block.items, evenRows(block.items.length), show), video: block.video };
    case "images": {
      const { items, large } = block;
      const slugs = uniqueSlugs(items.map(({ title }) => title));
      const tiles = await compileTiles(items, (large ? largeRows : evenRows)(items.length), show);
      return {
        kind,
        id: place.id,
        // Images open in the viewer, so their tiles have no URL.
        items: tiles.map(({ url: _itself, ...tile }, index) => ({ ...tile, slug: slugs[index] as string })),
      };
    }
    case "photos":
      return {
        kind,
        items: await Promise.all(block.items.map(async (photo) => ({ ...photo, ...(await show(photo, pair)) }))),
      };
    case "plate":
      return {
        kind,
        caption: block.caption,
        ...(await show(block, slotFor("matter", { phone: 12, tablet: 12, desktop: 9 }))),
      };
    case "goals":
    case "order":
      return { kind: "goals" as const, items: block.items.map(compileInline) };
    case "facts":
      return { kind, items: block.items.map(({ term, text }) => ({ term, text: compileInline(text) })) };
    case "note":
      return { kind, tone: block.tone, text: compileMarkdown(block.text) };
    case "gear":
      return { kind, ...compileGear(block, place) };
    case "table": {
      const { caption, columns, rows } = block;
      return {
        kind,
        caption,
        columns,
        rows: rows.map((row) => row.map(compileInline)),
        ...tableFit(columns, rows),
      };
    }
    case "clothing":
      return { kind, caption: block.caption, ...compileClothing(block) };
    case "words":
      return { kind, groups: block.groups };
    case "code":
      return { kind, ...(await compileCode(block)) };
    case "steps":
      return { kind, ...(await compileSteps(block, place, show)) };
    case "food-picker":
      return { kind, id: place.id, rows: compileFoods(block.foods) };
    case "growth": {
      const { contribution, years, rate, fee, text } = block;
      const bounds = { contribution, years, rate, fee };
      return { kind, section: place.section, id: place.id, bounds, text: compileMarkdown(text) };
    }
    case "flyable":
      return { kind, ...compileFlyable(block) };
    case "sky":
      return compileSky(block, place.id);
    case "timer":
      return { kind, id: place.id, caption: block.caption, presets: block.presets };
    case "models":
      return { kind, id: place.id, items: await compileModels(block.items, place, show) };
  }
};
