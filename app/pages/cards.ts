import { dirname, join } from "node:path";
import { collectionPath, galleryPath, photoPath } from "../../site/addresses/photos.ts";
import type { Card, Wish, WishedPicture } from "../../site/cards/studio.ts";
import { coverOf } from "../../site/compile/collection.ts";
import { contentFiles, topicFile } from "../../site/files.ts";
import type { Content } from "../../site/load.ts";
import { isListed } from "../../site/pages.ts";
import type { Topic } from "../../site/schema/topic.ts";
import { topicHues } from "../../site/theme/hues.ts";
import { cards } from "../site.ts";
import { mastheadProfile, profile } from "../lib/ridge.ts";

type Asked = Omit<Wish, "ridge"> & { ridge?: number };

/** An address always has the same ridge. */
const ridgeOf = (path: string) => [...path].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7);

/** Cards of pages without a picture have a range of summits. */
const range = profile(64, 208, (x) => {
  const waves = 0.55 + 0.45 * Math.sin(x * 9 + 1) ** 2;
  return 0.3 + 0.7 * Math.sin(x * Math.PI) ** 0.6 * waves;
});

export const cardOf = ({ ridge, ...asked }: Asked): Promise<Card> =>
  cards.card({ ...asked, ridge: asked.picture ? mastheadProfile(ridge ?? ridgeOf(asked.path)) : range });

type Named = { imgUrl: string; alt: string; cardAlt?: string | undefined; focus?: number | undefined };

const pictureIn = (file: string, shown: Named | undefined, stands = false): WishedPicture | undefined =>
  shown && {
    file: join(dirname(file), shown.imgUrl),
    alt: shown.alt,
    cardAlt: shown.cardAlt,
    focus: shown.focus,
    stands,
  };

/** The hue's name is that of the page, as its `data-topic` is. */
export const engineeringCard = ({ engineering, theme }: Content) =>
  cardOf({
    path: "/engineering",
    title: engineering?.title ?? "",
    picture: pictureIn(contentFiles.engineering, engineering?.masthead),
    hue: theme.hues["engineering"],
    ridge: 21,
  });

export const photographyCard = ({ photography }: Content) =>
  cardOf({
    path: galleryPath,
    title: photography?.title ?? "",
    picture: pictureIn(contentFiles.photography, photography?.masthead),
    ground: "paper",
    ridge: 5,
  });

export const photoCard = ({ photography }: Content, photo: { slug: string; title: string }) => {
  const shown = photography?.photos.find(({ slug }) => slug === photo.slug);
  return cardOf({
    path: photoPath(photo.slug),
    title: photo.title,
    picture: pictureIn(contentFiles.photography, shown),
    ground: "paper",
  });
};

export const collectionCard = ({ photography }: Content, name: string) => {
  const collection = photography?.collections.find(({ slug }) => slug === name);
  return cardOf({
    path: collectionPath(name),
    title: collection?.title ?? "",
    picture: pictureIn(contentFiles.photography, photography && collection && coverOf(photography, collection)),
    ground: "paper",
  });
};

export const blogCard = ({ site, topics, theme }: Content) => {
  const hues = topicHues(topics, theme);
  return cardOf({
    path: "/blog",
    title: site.blog.title,
    hues: topics.flatMap((topic, index) => (isListed(topic) ? [hues[index] ?? theme.hue] : [])),
  });
};

export const topicCard = ({ topics, theme }: Content, topic: Topic) => {
  const index = topics.filter(isListed).findIndex((listed) => listed === topic);
  const file = topicFile(topic.slug);
  return cardOf({
    path: topic.path,
    title: topic.title,
    ...(index < 0 ? {} : { eyebrow: String(index + 1).padStart(2, "0"), ridge: index }),
    picture: pictureIn(file, topic.masthead) ?? pictureIn(file, topic.tile, true),
    hue: topicHues(topics, theme)[topics.indexOf(topic)],
  });
};
