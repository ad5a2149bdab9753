import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { albumStyles } from "../addresses/published.ts";
import { showFrom } from "../compile/blocks.ts";
import { setType } from "../compile/typography.ts";
import { contentFiles } from "../files.ts";
import type { Content } from "../load.ts";
import { breakpoints, windows } from "../layout.ts";
import type { Slot } from "../pictures/slots.ts";
import type { Studio } from "../pictures/studio.ts";
import { type OwnAlbum, isOwnAlbum } from "../schema/album.ts";
import { themeColors, themeType } from "../theme/css.ts";
import { albumAddress } from "./address.ts";
import { type AlbumPhoto, albumDocument, ratioClass } from "./document.ts";
import { albumRows } from "./rows.ts";

type Options = {
  content: Content;
  studio: Pick<Studio, "picture" | "shape">;
  /** The rules of the site's fonts, which only a build publishes. */
  fonts?: string;
};

const stylesheet = basename(albumStyles);

/** This is the document's greatest width in pixels, without its margins: see album.css. */
const widest = 1168;

/** On phones each picture has a row to itself. */
const slotOf = (share: number): Slot => ({
  phone: 0.94,
  tablet: 0.95 * share,
  desktop: 0.95 * share,
  max: Math.round(widest * share),
  stackedUnder: breakpoints.phone,
});

const ratioOf = ({ width, height }: { width: number; height: number }) => width / height;

const documentOf = async (album: OwnAlbum, { content, studio }: Options) => {
  const file = contentFiles.photography;
  const show = showFrom(file, studio.picture);
  const shapes = await Promise.all(
    album.photos.map(async (photo) => {
      return { photo, ratio: ratioOf(await studio.shape(join(dirname(file), photo.imgUrl))) };
    }),
  );
  const rows = albumRows(shapes).map((row) => {
    const total = row.reduce((sum, { ratio }) => sum + ratio, 0);
    return Promise.all(
      row.map(async ({ photo, ratio }): Promise<AlbumPhoto> => {
        const { title, comment } = photo;
        return { title, comment, ...(await show(photo, slotOf(ratio / Math.max(total, 1)))) };
      }),
    );
  });
  return {
    name: content.words.album.document({ title: album.title }),
    title: album.title,
    intro: album.intro ?? album.comment,
    lang: content.site.lang,
    rows: await Promise.all(rows),
  };
};

const stylesOf = async (content: Content, photos: AlbumPhoto[], fonts: string) => {
  const sheet = await readFile(join(import.meta.dirname, stylesheet), "utf8");
  const ratios = photos.map(({ picture }) => ratioOf(picture));
  const shapes = new Map(ratios.map((ratio) => [ratioClass(ratio), Math.round(ratio * 100) / 100]));
  return [
    `:root {\n${themeColors(content.theme)}\n${themeType(content)}\n}\n`,
    sheet.replace(/(?<=@media )\(--([\w-]+)\)/g, (_, name: string) => windows[name] ?? "not all"),
    `@media ${windows["tablet-up"]} {`,
    ...[...shapes].map(([name, ratio]) => `  .${name} { flex-grow: ${ratio}; }`),
    "}\n",
    fonts,
  ].join("\n");
};

export const albumFiles = async ({ content: given, studio, fonts = "" }: Options): Promise<Map<string, string>> => {
  const content = setType(given);
  const own = (content.photography?.albums ?? []).filter(isOwnAlbum);
  const views = await Promise.all(own.map((album) => documentOf(album, { content, studio })));
  if (views.length === 0) return new Map();
  const photos = views.flatMap(({ rows }) => rows.flat());
  return new Map([
    ...views.map((view, index): [string, string] => [
      albumAddress(own[index] as OwnAlbum).slice(1),
      albumDocument(view, stylesheet),
    ]),
    [albumStyles.slice(1), await stylesOf(content, photos, fonts)],
  ]);
};
