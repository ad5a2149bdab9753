import { dirname, join } from "node:path";
import { collectionPath, galleryPath, viewerPath } from "../../addresses/photos.ts";
import { contentFiles } from "../../files.ts";
import type { Content } from "../../load.ts";
import { coverOf, photosOf } from "../collection.ts";
import { factsOf } from "../photos.ts";
import { photography as words } from "../../words/photography.ts";
import { type NestedEntry, type Pictures, linkEntry, pageEntry, wordsOfPath } from "./entry.ts";
import { plainLine } from "./plain.ts";

const file = contentFiles.photography;

export const photographyEntries = async (
  content: Content,
  { thumbnail, photoInfo }: Pictures,
): Promise<NestedEntry[]> => {
  const { photography } = content;
  if (!photography) return [];
  const { title, description, lede = description, masthead, prints, albums, collections, photos, sky } = photography;
  const pictureOf = async (shown: { imgUrl: string } | undefined) => shown && thumbnail(file, shown.imgUrl);

  const albumEntry = async ({
    comment,
    intro = "",
    poster,
    ...album
  }: (typeof albums)[number]): Promise<NestedEntry> => {
    const more = `${intro} ${poster.alt}`;
    return { kind: "photo", title: album.title, text: comment, more, picture: await pictureOf(poster) };
  };

  // Its photos are found in the gallery; their titles find the collection too.
  const collectionEntry = async (collection: (typeof collections)[number]): Promise<NestedEntry> => ({
    kind: "page",
    title: collection.title,
    text: collection.lede,
    url: collectionPath(collection.slug),
    name: wordsOfPath(collection.slug),
    more: photosOf(photography, collection)
      .map((photo) => photo.title)
      .join(" "),
    picture: await pictureOf(coverOf(photography, collection)),
  });

  const photoEntry = async (photo: (typeof photos)[number]): Promise<NestedEntry> => {
    const info = await photoInfo(join(dirname(file), photo.imgUrl));
    const facts = factsOf(info, { width: 0, height: 0 }).slice(0, -1);
    return {
      kind: "photo",
      title: photo.title,
      text: photo.comment ?? photo.alt,
      more: [photo.alt, ...facts.map(({ value }) => value)].join(" "),
      url: viewerPath(photo.slug),
      picture: await pictureOf(photo),
    };
  };

  /** A section of the page, unless it is empty. */
  const section = (id: "prints" | "albums" | "gallery", inside: NestedEntry[]): NestedEntry[] =>
    inside.length > 0 ? [{ kind: "section", title: words[id], url: `#${id}`, inside }] : [];

  const skyEntry = ({ title: own, intro, places }: NonNullable<typeof sky>): NestedEntry => {
    const more = places.map((place) => place.title).join(" ");
    return { kind: "section", title: own, text: intro && plainLine(intro), url: "#sky", more };
  };

  const inside = [
    ...section("gallery", await Promise.all(photos.map(photoEntry))),
    ...section("prints", prints.map(linkEntry)),
    ...section("albums", await Promise.all(albums.map(albumEntry))),
    ...(await Promise.all(collections.map(collectionEntry))),
    ...(sky ? [skyEntry(sky)] : []),
  ];
  const picture = await pictureOf(masthead);
  return [pageEntry(content, { title, url: galleryPath, text: lede, more: description, picture, inside })];
};
