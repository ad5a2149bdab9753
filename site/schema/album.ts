import { z } from "zod";
import { alt, page, picturePath, pictureFields, say, slug, text } from "./parts.ts";

const photoSchema = z.strictObject({
  imgUrl: picturePath,
  alt,
  title: text.optional().describe("Shown above the remark."),
  comment: text.optional().describe("A remark under the photo."),
});

const albumSchema = z
  .strictObject({
    title: text,
    comment: text.describe("One line under the poster."),
    provider: text
      .optional()
      .describe("Whose page it is; named on the button before anything loads. May be left out with photos."),
    poster: z.strictObject(pictureFields).describe("The picture that stands there until a visitor asks for the album."),
    url: page
      .refine(
        (url) => !url.startsWith("http:"),
        say("expected https://…, since browsers show no http:// page within another"),
      )
      .optional()
      .describe("The album's page, https://…, when it lives on another site."),
    slug: slug.optional().describe("With photos: the name of the page that is made of them, /albums/slug.html."),
    intro: text.optional().describe("With photos: what is said above them; the comment when left out."),
    photos: z
      .array(photoSchema)
      .min(1, "expected at least one photo")
      .optional()
      .describe("The album's photos, of which the site makes a page; without url."),
  })
  .superRefine(({ provider, url, slug: name, intro, photos }, context) => {
    const report = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (url === undefined && !photos)
      report("photos", "expected photos, or url with the address of an album elsewhere");
    if (photos && url !== undefined) report("url", "expected either url or photos, got both: remove one of the two");
    if (photos && name === undefined)
      report("slug", "expected a short name such as my-album, for /albums/my-album.html");
    if (!photos && url !== undefined) {
      if (provider === undefined) report("provider", "expected whose page it is, to be named before it is loaded");
      if (name !== undefined) report("slug", "an album with url has its own address: remove this field");
      if (intro !== undefined) report("intro", "an album with url has its own words: remove this field");
    }
  });

export const albumsSchema = z.array(albumSchema).superRefine((albums, context) => {
  albums.forEach(({ slug: name }, index) => {
    const other = albums.findIndex((album) => album.slug === name);
    if (name === undefined || other === index) return;
    const message = `"${name}" is also the slug of albums[${other}]: choose another`;
    context.addIssue({ code: "custom", path: [index, "slug"], message });
  });
});

export type Album = z.infer<typeof albumSchema>;

export type OwnAlbum = Album & Required<Pick<Album, "slug" | "photos">>;

export const isOwnAlbum = (album: Album): album is OwnAlbum => album.photos !== undefined && album.slug !== undefined;
