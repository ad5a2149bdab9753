import { dirname, join } from "node:path";
import { collectionPath, galleryPath, viewerPath } from "../../addresses/photos.ts";
import { contentFiles } from "../../files.ts";
import type { Content } from "../../load.ts";
import { coverOf, photosOf } from "../collection.ts";
import { factsOf } from "../photos.ts";
import { photography as words } from "../../words/photography.ts";
import { type NestedEntry, type Pictures, linkEntry, pageEntry, plainLine, wordsOfPath } from "./entry.ts";

const file = contentFiles.photography;

export const photographyEntries = async (
  content: Content,
  { thumbnail, photoInfo }: Pictures,
): Promise<NestedEntry[]> => {
  const { photography } = content;
  if (!photography) return [];
  const { title, description, lede = description, masthead, prints, albums, collections, photos, sky } = photography;
  const pictureOf = async (shown: { imgUrl: string } | undefined) => shown && thumbnail(file, shown.imgUrl);

  const albumEntries = albums.map(async ({ title: name, comment, intro = "", poster }): Promise<NestedEntry> => {
    return {
      kind: "photo",
      title: name,
      text: comment,
      more: `${intro} ${poster.alt}`,
      picture: await pictureOf(poster),
    };
  });

  // Its photos are found in the gallery; their titles find the collection too.
  const collectionEntries = collections.map(async (collection): Promise<NestedEntry> => ({
    kind: "page",
    title: collection.title,
    text: collection.lede,
    url: collectionPath(collection.slug),
    name: wordsOfPath(collection.slug),
    more: photosOf(photography, collection)
      .map((photo) => photo.title)
      .join(" "),
    picture: await pictureOf(coverOf(photography, collection)),
  }));

  const photoEntries = photos.map(async (photo): Promise<NestedEntry> => {
    const facts = factsOf(await photoInfo(join(dirname(file), photo.imgUrl)));
    return {
      kind: "photo",
      title: photo.title,
      text: photo.comment ?? photo.alt,
      more: [photo.alt, ...facts.map(({ value }) => value)].join(" "),
      url: viewerPath(photo.slug),
      picture: await pictureOf(photo),
    };
  });

  /** A section of the page, unless it is empty. */
  const section = (id: "prints" | "albums" | "gallery", inside: NestedEntry[]): NestedEntry[] =>
    inside.length > 0 ? [{ kind: "section", title: words[id], url: `#${id}`, inside }] : [];

  const skyEntries = (sky ? [sky] : []).map(({ title: name, intro, places }): NestedEntry => {
    const more = places.map((place) => place.title).join(" ");
    return { kind: "section", title: name, text: intro && plainLine(intro), url: "#sky", more };
  });

  const inside = [
    ...section("gallery", await Promise.all(photoEntries)),
    ...section("prints", prints.map(linkEntry)),
    ...section("albums", await Promise.all(albumEntries)),
    ...(await Promise.all(collectionEntries)),
    ...skyEntries,
  ];
  const picture = await pictureOf(masthead);
  return [pageEntry(content, { title, url: galleryPath, text: lede, more: description, picture, inside })];
};
