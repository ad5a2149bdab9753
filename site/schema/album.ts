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
    /** Whose page it is; named on the button before anything loads. May be left out with photos. */
    provider: text.optional(),
    poster: z.strictObject(pictureFields),
    /** The album's page, https://…, when it lives on another site. */
    url: page
      .refine(
        (url) => !url.startsWith("http:"),
        expected("https://…, since browsers show no http:// page within another"),
      )
      .optional(),
    /** With photos: the name of the page that is made of them, /albums/slug.html. */
    slug: slug.optional(),
    /** With photos: what is said above them; the comment when left out. */
    intro: text.optional(),
    photos: listOf(photoSchema).optional(),
  })
  .superRefine(({ provider, url, slug: name, intro, photos }, context) => {
    if ((url === undefined) === (photos === undefined)) {
      report(context, ["photos"], "expected either photos, or url with the address of an album elsewhere");
    } else if (photos && name === undefined) {
      report(context, ["slug"], "expected a short name such as my-album, for /albums/my-album.html");
    } else if (url !== undefined) {
      if (provider === undefined)
        report(context, ["provider"], "expected whose page it is, to be named before it loads");
      if (name !== undefined) report(context, ["slug"], "expected a slug only with photos");
      if (intro !== undefined) report(context, ["intro"], "expected an intro only with photos");
    }
  });

export const albumsSchema = z.array(albumSchema).superRefine(differIn("slug"));

export type Album = z.infer<typeof albumSchema>;

export type OwnAlbum = Album & Required<Pick<Album, "slug" | "photos">>;

export const isOwnAlbum = (album: Album): album is OwnAlbum => album.photos !== undefined && album.slug !== undefined;

/** An album is a page on another site, or the one that is made of its photos. */
export const albumAddress = (album: Pick<Album, "url" | "slug">): string =>
  album.url ?? `/${albumFolder}${album.slug ?? ""}.html`;
