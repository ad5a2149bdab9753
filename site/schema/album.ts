import { z } from "zod";
import { albumFolder } from "../addresses/published.ts";
import { differIn, expected, report } from "./messages.ts";
import { alt, listOf, page, picturePath, pictureFields, slug, text } from "./parts.ts";

const photoSchema = z.strictObject({
  imgUrl: picturePath,
  alt,
  title: text.optional(),
  comment: text.optional(),
});

const albumSchema = z
  .strictObject({
    title: text,
    comment: text,
    /** The provider's name, shown on the button before the album loads. Optional with photos. */
    provider: text.optional(),
    poster: z.strictObject(pictureFields),
    /** The album's page on another site, https://…. */
    url: page
      .refine((url) => !url.startsWith("http:"), expected("https://…, because browsers block http:// frames"))
      .optional(),
    /** With photos: the name of the album's page, /albums/slug.html. */
    slug: slug.optional(),
    /** With photos: the text above them; defaults to the comment. */
    intro: text.optional(),
    photos: listOf(photoSchema).optional(),
  })
  .superRefine(({ provider, url, slug: name, intro, photos }, context) => {
    if ((url === undefined) === (photos === undefined)) {
      report(context, ["photos"], "expected either photos or the url of an album on another site, not both");
    } else if (photos && name === undefined) {
      report(context, ["slug"], "expected a slug such as my-album, for /albums/my-album.html");
    } else if (url !== undefined) {
      if (provider === undefined)
        report(context, ["provider"], "expected the provider's name, which is shown before the album loads");
      if (name !== undefined) report(context, ["slug"], "only an album with photos has a slug: remove it");
      if (intro !== undefined) report(context, ["intro"], "only an album with photos has an intro: remove it");
    }
  });

export const albumsSchema = z.array(albumSchema).superRefine(differIn("slug"));

export type Album = z.infer<typeof albumSchema>;

export type OwnAlbum = Album & Required<Pick<Album, "slug" | "photos">>;

export const isOwnAlbum = (album: Album): album is OwnAlbum => album.photos !== undefined && album.slug !== undefined;

/** The album's page: on another site, or generated from its photos. */
export const albumAddress = (album: Pick<Album, "url" | "slug">): string =>
  album.url ?? `/${albumFolder}${album.slug ?? ""}.html`;
