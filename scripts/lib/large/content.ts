import type { PhotographyInput, RedirectsInput, SiteInput } from "../../../site/schema/site.ts";
import type { TopicInput } from "../../../site/schema/topic.ts";
import { dayOf, nameOf, oneOf, paragraph, seeded, sentence } from "./words.ts";

/** The content is that of an owner who has worked on it for ten years; it is the same for the same numbers. */

export type Size = {
  topics: number;
  photos: number;
  /** The first topic has so many links; the others have fewer and fewer. */
  links: number;
  redirects: number;
};

export const usualSize: Size = { topics: 100, photos: 1000, links: 500, redirects: 300 };

const slugOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** Photographs take the names after those that topics may have. */
const firstPhoto = 1000;

/** The registries keep this address for writing about addresses: nobody is there. */
const nowhere = "https://192.0.2.1";

const perSection = 50;
const fewestLinks = 6;

/** The whole grows little faster than its topics. */
const linksOf = (topic: number, most: number) => Math.max(fewestLinks, Math.floor(most / (topic + 1)));

const alike = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at));

export const topicOf = (index: number, { topics, links }: Size): TopicInput => {
  const random = seeded(index + 1);
  const title = nameOf(index);
  const slug = slugOf(title);
  const count = Math.min(links, linksOf(index, links));
  const items = alike(count, (at) => ({
    title: nameOf(index * 31 + at),
    url: `${nowhere}/${slug}/${slugOf(nameOf(index + at))}-${at + 1}`,
    ...(random() < 0.6 ? { comment: sentence(random) } : {}),
  }));
  const sections = alike(Math.ceil(items.length / perSection), (at) => ({
    kind: "links" as const,
    title: `Links ${at + 1}: ${nameOf(index + at * 13)}`,
    items: items.slice(at * perSection, (at + 1) * perSection),
  }));
  const other = slugOf(nameOf(Math.floor(random() * topics)));
  return {
    slug,
    title,
    path: `/${slug}`,
    description: `${title}, written down over ten years: ${sentence(random)}`,
    lede: sentence(random),
    date: dayOf(random),
    tile: { imgUrl: "./tile.svg", alt: `A slope that stands for ${title.toLowerCase()}.`, summary: sentence(random) },
    blocks: [
      { kind: "prose", title: "Notes", text: `${paragraph(random, 12)}\n\nSee also [another page](/${other}).` },
      ...sections,
      { kind: "prose", title: "What is left", text: alike(4, () => paragraph(random, 6)).join("\n\n") },
    ],
  };
};

export const photoFile = (index: number) => `photo-${String(index + 1).padStart(4, "0")}.jpg`;

const photoOf = (index: number) => {
  const random = seeded(index + 10_001);
  const title = nameOf(firstPhoto + index);
  return {
    slug: slugOf(title),
    title,
    imgUrl: `./${photoFile(index)}`,
    alt: `Three slopes: ${sentence(random).toLowerCase()}`,
    ...(random() < 0.5 ? { comment: sentence(random) } : {}),
    ...(random() < 0.2 ? { added: dayOf(random) } : {}),
  };
};

/** The first collection is several pages long; each of the others is shorter than the one before. */
const everySo = [4, 10, 20, 30, 40, 50];

const collectionsOf = (photos: { slug: string }[]) =>
  everySo.map((step, index) => ({
    slug: `one-in-${step}`,
    title: `One in ${step}`,
    lede: sentence(seeded(index + 90_001)),
    photos: photos.filter((_, at) => at % step === 0).map(({ slug }) => slug),
  }));

export const photographyOf = ({ photos: count }: Size): PhotographyInput => {
  const photos = alike(count, photoOf);
  return {
    title: "Photography",
    description: "All photographs of a site that is made by a program, to see what a large site costs.",
    lede: "Slopes, and the sky above them.",
    photos,
    ...(count > 0 ? { collections: collectionsOf(photos) } : {}),
  };
};

export const redirectsOf = ({ redirects, topics, photos }: Size): RedirectsInput =>
  alike(topics > 0 ? redirects : 0, (index) => {
    const random = seeded(index + 50_001);
    const topic = `/${slugOf(nameOf(index % topics))}`;
    const photo = `/photography/${slugOf(nameOf(firstPhoto + (index % Math.max(1, photos))))}`;
    return { from: `/old/${index + 1}.html`, to: oneOf(photos > 0 ? [topic, topic, photo] : [topic], random) };
  });

export const siteOf = ({ topics, photos }: Size): SiteInput => ({
  title: "Large",
  tagline: "ten years of notes",
  description: "A site that is made by a program: many topics, many photographs, long lists of links.",
  url: "https://large.example",
  accept: ["https://large.example"],
  owner: { name: "Lara Large" },
  nav: [
    { title: "Home", url: "/" },
    ...(photos > 0 ? [{ title: "Photography", url: "/photography" }] : []),
    ...(topics > 0 ? [{ title: "Blog", url: "/blog" }] : []),
  ],
  statement: "I write everything down, and have done so for ten years.",
  blog: { title: "Notes", description: "Every topic of this site on one page, from the first to the last." },
});
