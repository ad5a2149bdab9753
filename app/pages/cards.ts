import { dirname, join } from "node:path";
import { collectionPath, galleryPath, photoPath } from "../../site/addresses/photos.ts";
import { coverOf } from "../../site/compile/collection.ts";
import { contentFiles, topicFile } from "../../site/files.ts";
import { isListed } from "../../site/pages.ts";
import type { Collection, Photo, Photography } from "../../site/schema/photography.ts";
import type { Engineering } from "../../site/schema/site.ts";
import type { Topic } from "../../site/schema/topic.ts";
import { topicHues } from "../../site/theme/hues.ts";
import type { CardFile, CardPicture, CardRequest } from "../cards/open-cards.ts";
import { mastheadProfile, profile } from "../lib/ridge.ts";
import { cards, content } from "../site.ts";

const { site, topics, theme } = content;

/** The same address always gets the same ridge. */
const ridgeOf = (path: string) => [...path].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7);

/** Cards of pages without a picture show a range with several summits. */
const range = profile(64, 208, (x) => {
  const waves = 0.55 + 0.45 * Math.sin(x * 9 + 1) ** 2;
  return 0.3 + 0.7 * Math.sin(x * Math.PI) ** 0.6 * waves;
});

export const cardOf = ({ ridge, ...wish }: Omit<CardRequest, "ridge"> & { ridge?: number }): Promise<CardFile> =>
  cards.card({ ...wish, ridge: wish.picture ? mastheadProfile(ridge ?? ridgeOf(wish.path)) : range });

type Named = { imgUrl: string; alt: string; cardAlt?: string | undefined; focus?: number | undefined };

const pictureIn = (file: string, shown: Named | undefined, cutout = false): CardPicture | undefined =>
  shown && { ...shown, file: join(dirname(file), shown.imgUrl), cutout };

/** The name of the site over the upper edge of its cover. */
export const siteCard = () => {
  const { title, tagline, cover } = site;
  return cardOf({ path: "/", title, tagline, picture: pictureIn(contentFiles.site, cover && { ...cover, focus: 0 }) });
};

export const engineeringCard = ({ title, masthead }: Engineering) =>
  cardOf({
    path: "/engineering",
    title,
    picture: pictureIn(contentFiles.engineering, masthead),
    hue: theme.hues["engineering"],
    ridge: 21,
  });

const inGallery = (shown: Named | undefined) => pictureIn(contentFiles.photography, shown);

export const galleryCard = ({ title, masthead }: Photography) =>
  cardOf({ path: galleryPath, title, picture: inGallery(masthead), ridge: 5 });

export const photoCard = (photo: Photo) =>
  cardOf({ path: photoPath(photo.slug), title: photo.title, picture: inGallery(photo) });

export const collectionCard = (photography: Photography, collection: Collection) =>
  cardOf({
    path: collectionPath(collection.slug),
    title: collection.title,
    picture: inGallery(coverOf(photography, collection)),
  });

export const blogCard = () => {
  const hues = topicHues(topics, theme);
  return cardOf({
    path: "/blog",
    title: site.blog.title,
    hues: topics.flatMap((topic, index) => (isListed(topic) ? [hues[index] ?? theme.hue] : [])),
  });
};

export const topicCard = (topic: Topic) => {
  const index = topics.filter(isListed).findIndex((listed) => listed === topic);
  const file = topicFile(topic.slug);
  return cardOf({
    path: topic.path,
    title: topic.title,
    ...(index < 0 ? {} : { number: String(index + 1).padStart(2, "0"), ridge: index }),
    picture: pictureIn(file, topic.masthead) ?? pictureIn(file, topic.tile, true),
    hue: topicHues(topics, theme)[topics.indexOf(topic)],
  });
};
