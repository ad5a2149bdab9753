import { dirname, join } from "node:path";
import { withoutBase } from "../../app/lib/base.ts";
import { type Slot, slotFor } from "../pictures/slots.ts";
import type { Picture } from "../pictures/picture.ts";
import type { BlockView, Shown, TileView } from "./view.ts";
import { highlight } from "./highlight.ts";
import { compileInline, compileMarkdown } from "./markdown.ts";
import { type Place, cropTo, evenRows } from "./mosaic.ts";
import type { Block } from "../schema/blocks.ts";
import type { GearItem } from "../schema/parts.ts";

/** Finds the made picture for a place; while the build counts what it needs, it only notes the question. */
export type Resolve = (path: string, slot: Slot, as?: PictureKind) => Picture;

/** `large` when a link opens the picture itself; `cover` for the range on the home page. */
export type PictureKind = "large" | "cover";

/** `show` bound to a content file: pictures are named relative to the file that names them. */
export type Show = (shown: { imgUrl: string; alt: string }, slot: Slot, as?: PictureKind) => Shown;

export const showFrom =
  (file: string, resolve: Resolve): Show =>
  ({ imgUrl, alt }, slot, as) => ({ picture: resolve(join(dirname(file), imgUrl), slot, as), alt });

type Tile = { title: string; url?: string; imgUrl: string; alt: string; comment?: string };

/** A tile; without an address it links to its own picture. */
export const compileTile = (tile: Tile, { span, ratio }: Place, area: "main" | "matter", show: Show): TileView => {
  const shown = show(tile, slotFor(area, span, cropTo(ratio)), tile.url ? undefined : "large");
  return {
    ...shown,
    title: tile.title,
    url: tile.url || withoutBase(shown.picture.src).slice(1),
    ...(tile.comment === undefined ? {} : { comment: tile.comment }),
    span,
    ratio,
  };
};

const compileTiles = (tiles: Tile[], show: Show) => {
  const places = evenRows(tiles.length);
  return tiles.map((tile, index) => compileTile(tile, places[index] as Place, "matter", show));
};

const compileGear = ({ priceText, ...item }: GearItem) => ({
  ...item,
  priceText: priceText ?? `about $${item.price.toLocaleString("en-US")}${item.quantity > 1 ? " each" : ""}`,
});

/** Photographs stand two to a row. */
const pair = { phone: 0.915, tablet: 0.46, desktop: 0.3, max: 500 };

const half = { phone: 12, tablet: 6, desktop: 5 };

export const compileBlock = (block: Block, show: Show): BlockView => {
  const { kind } = block;
  switch (kind) {
    case "prose":
      return { kind, text: compileMarkdown(block.text) };
    case "links":
      return { kind, items: block.items };
    case "tiles":
      return { kind, items: compileTiles(block.items, show), video: block.video };
    case "images":
      return { kind, items: compileTiles(block.items, show) };
    case "photos":
      return {
        kind,
        items: block.items.map(({ imgUrl, alt, ...rest }) => ({
          ...rest,
          ...show({ imgUrl, alt }, pair),
        })),
      };
    case "plate":
      return { kind, caption: block.caption, ...show(block, slotFor("matter")) };
    case "goals":
      return { kind, items: block.items.map(compileInline) };
    case "facts":
      return { kind, items: block.items.map(({ term, text }) => ({ term, text: compileInline(text) })) };
    case "note":
      return { kind, tone: block.tone, text: compileMarkdown(block.text) };
    case "gear":
      return { kind, groups: block.groups.map((group) => ({ ...group, items: group.items.map(compileGear) })) };
    case "table":
      return {
        kind,
        caption: block.caption,
        columns: block.columns,
        rows: block.rows.map((row) => row.map(compileInline)),
      };
    case "clothing":
      return { kind, caption: block.caption, rows: block.rows };
    case "words":
      return { kind, groups: block.groups };
    case "code":
      return {
        kind,
        items: block.items.map(({ language, code, ...item }) => ({ ...item, tokens: highlight(code, language) })),
      };
    case "steps":
      return {
        kind,
        items: block.items.map(({ title, text, imgUrl, alt, caution }) => ({
          title,
          text: compileMarkdown(text),
          ...(imgUrl && alt ? { shown: show({ imgUrl, alt }, slotFor("matter", half)) } : {}),
          ...(caution ? { caution: compileMarkdown(caution) } : {}),
        })),
      };
    case "food-picker":
      return { kind, foods: block.foods };
  }
};
