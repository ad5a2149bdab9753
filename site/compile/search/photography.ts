import { dirname, join } from "node:path";
import { collectionPath, galleryPath, viewerPath } from "../../addresses/photos.ts";
import { contentFiles } from "../../files.ts";
import type { Content } from "../../load.ts";
import { coverOf, photosOf } from "../collection.ts";
import { factsOf } from "../photos.ts";
import { speechOf } from "../speech.ts";
import { type Entry, type Look, entryWith, linkEntry, pageEntry, wordsOfPath } from "./entry.ts";
import { plainLine } from "./plain.ts";

const file = contentFiles.photography;

export const photographyEntries = async (content: Content, { thumbnail, photoInfo }: Look): Promise<Entry[]> => {
  const { photography, words } = content;
  if (!photography) return [];
  const { title, description, lede = description, masthead, prints, albums, collections, photos, sky } = photography;
  const pictureOf = async (shown: { imgUrl: string } | undefined) => shown && thumbnail(file, shown.imgUrl);

  const albumEntry = async ({ title: own, comment: text, intro = "", poster }: (typeof albums)[number]) =>
    entryWith([intro, poster.alt], { kind: "photo", title: own, text, picture: await pictureOf(poster) });

  // Its photos are found in the gallery; their titles find the collection too.
  const collectionEntry = async (own: (typeof collections)[number]) =>
    entryWith(
      photosOf(photography, own).map((photo) => photo.title),
      {
        kind: "page",
        title: own.title,
        text: own.lede,
        url: collectionPath(own.slug),
        name: wordsOfPath(own.slug),
        picture: await pictureOf(coverOf(photography, own)),
      },
    );

  const photoEntry = async (photo: (typeof photos)[number]) => {
    const info = await photoInfo(join(dirname(file), photo.imgUrl));
    const facts = factsOf(info, { width: 0, height: 0 }, speechOf(content)).slice(0, -1);
    return entryWith([photo.alt, ...facts.map(({ value }) => value)], {
      kind: "photo",
      title: photo.title,
      text: photo.comment ?? photo.alt,
      url: viewerPath(photo.slug),
      picture: await pictureOf(photo),
    });
  };

  /** A section of the page, unless it is empty. */
  const part = (id: "prints" | "albums" | "gallery", inside: Entry[]): Entry[] =>
    inside.length > 0 ? [{ kind: "section", title: words.photography[id], url: `#${id}`, inside }] : [];

  const skyEntry = ({ title: own, intro, places }: NonNullable<typeof sky>) =>
    entryWith(
      places.map((place) => place.title),
      { kind: "section", title: own, text: intro && plainLine(intro), url: "#sky" },
    );

  const inside = [
    ...part("prints", prints.map(linkEntry)),
    ...part("albums", await Promise.all(albums.map(albumEntry))),
    ...(await Promise.all(collections.map(collectionEntry))),
    ...part("gallery", await Promise.all(photos.map(photoEntry))),
    ...(sky ? [skyEntry(sky)] : []),
  ];
  const page = { title, url: galleryPath, text: lede, picture: await pictureOf(masthead), inside };
  return [pageEntry(content, page, [description])];
};
