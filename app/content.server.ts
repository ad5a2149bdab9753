import { siteCard } from "virtual:cards";
import { photoInfo, picture, skyline } from "virtual:pictures";
import {
  compileBlog,
  compileEngineering,
  compileHome,
  compilePhotography,
  compileTopic,
} from "../site/compile/pages.ts";
import {
  collectionAt,
  galleryPageAt,
  galleryPagePath,
  galleryPath,
  photoAt,
  photoPath,
} from "../site/addresses/photos.ts";
import { compileCollection } from "../site/compile/collection.ts";
import { headOfGallery } from "../site/compile/gallery.ts";
import { compilePhoto, shorten } from "../site/compile/photo.ts";
import { type Known, blogLd, engineeringLd, homeLd, topicLd, wayTo } from "../site/ld/page.ts";
import { collectionLd, galleryLd, photoLd } from "../site/ld/photos.ts";
import { type Content, loadContent } from "../site/load.ts";
import type { Card } from "../site/cards/studio.ts";
import { addressesOf, isListed } from "../site/pages.ts";
import { mediumDate, shortDate } from "../site/compile/dates.ts";
import { longName } from "../site/compile/bar-fit.ts";
import { compileForm } from "../site/compile/form.ts";
import { speechOf } from "../site/compile/speech.ts";
import { headingType, labelType } from "../site/theme/type.ts";
import { titleFit } from "../site/compile/title-fit.ts";
import { setType } from "../site/compile/typography.ts";
import { siteUpdated } from "../site/compile/updated.ts";
import {
  blogCard,
  cardOf,
  collectionCard,
  engineeringCard,
  inHead,
  photoCard,
  photographyCard,
  topicCard,
} from "./cards.server.ts";

/** This runs only while pages are made; nothing of it reaches a browser. */

const plain = loadContent();

const content = setType(plain);

/** Machines get the words as they were written. */
const known: Known = { content: plain, address: { url: plain.site.url, basePath: import.meta.env.BASE_URL } };

const updated = siteUpdated();

const siteHead = { title: content.site.title, url: content.site.url };

const headings = headingType(content);

const long = longName({ title: content.site.title, words: content.words.bar, headings, labels: labelType(content) });

export const getShell = () => ({
  ...siteHead,
  owner: { name: content.site.owner.name, url: content.site.owner.url ?? "/" },
  links: content.site.footer,
  nav: content.site.nav,
  ...(long ? { long } : {}),
  ...(content.site.store ? { store: content.site.store } : {}),
  topics: content.topics.filter(isListed).map((topic) => topic.slug),
  updated: {
    iso: updated,
    short: shortDate(new Date(updated), content.words.footer.date),
    medium: mediumDate(new Date(updated), content.site.lang),
  },
  year: new Date(updated).getUTCFullYear(),
});

export const getHome = async () => ({
  head: {
    site: siteHead,
    title: `${siteHead.title}: ${content.site.tagline}`,
    description: content.site.description,
    path: "/",
    card: inHead(await siteCard()),
    ld: homeLd(known),
  },
  owner: { name: plain.site.owner.name, url: known.address.url + known.address.basePath },
  ...(await compileHome(content, { picture, skyline })),
});

export const getEngineering = async () => {
  const engineering = there("/engineering", content.engineering);
  return page("/engineering", engineering, await compileEngineering(engineering, picture), {
    card: engineeringCard(content),
    ld: engineeringLd(known),
  });
};

export const getPhotography = async (pathname: string) => {
  const photography = there(galleryPath, content.photography);
  const number = there(pathname, galleryPageAt(pathname));
  const path = galleryPagePath(number);
  const view = await compilePhotography(photography, speechOf(content), { picture, photoInfo }, number);
  const head = headOfGallery(photography, number, speechOf(content));
  return page(
    path,
    head,
    { fit: titleFit(photography.title, headings), ...view },
    {
      card: photographyCard(content),
      ld: galleryLd(known, view.gallery.photos, path),
    },
  );
};

export const getCollection = async (pathname: string) => {
  const photography = there(galleryPath, content.photography);
  const at = there(pathname, collectionAt(pathname));
  const studio = { picture, photoInfo };
  const { head, view } = there(pathname, await compileCollection(photography, at, speechOf(content), headings, studio));
  const path = galleryPagePath(at.page, view.path);
  return page(path, head, view, {
    card: collectionCard(content, at.slug),
    ld: collectionLd(known, { slug: at.slug, path, photos: view.gallery.photos }),
  });
};

/** No other page than a photo's is told by its path alone. */
export const getPhoto = async (pathname: string) => {
  const { photography } = content;
  const slug = photoAt(pathname);
  const photo =
    photography && slug && (await compilePhoto(photography, slug, speechOf(content), headings, { picture, photoInfo }));
  if (!photo) return null;
  const title = `${photo.title} · ${photography.title}`;
  return page(photoPath(photo.slug), { title, description: shorten(photo.alt) }, photo, {
    card: photoCard(content, photo),
    ld: photoLd(known, photo),
  });
};

export const getBlog = async () => {
  const blog = await compileBlog(content, picture);
  return page("/blog", blog, blog, { card: blogCard(content), ld: blogLd(known) });
};

export const getContact = () => {
  const contact = there("/contact", content.contact);
  const form = compileForm(content.site, known.address);
  const view = { ...contact, form, email: form ? undefined : content.site.owner.email };
  return page("/contact", contact, view, {
    card: cardOf({ path: "/contact", title: contact.title }),
    ld: [wayTo(known, { title: contact.title })],
  });
};

export const getTopic = async (pathname: string) => {
  const path = pathname.replace(/\/$/, "");
  const topic = there(path, await compileTopic(content, path, picture));
  const at = ({ topics }: Content) => topics.find((candidate) => addressesOf(candidate).includes(path));
  const [set, written] = [at(content), at(plain)];
  return page(topic.path, topic, topic, {
    card: set && topicCard(content, set),
    ld: written ? topicLd(known, written) : [],
  });
};

/** The router asks only for pages that the content has. */
const there = <Part>(path: string, part: Part | undefined): Part => {
  if (part === undefined) throw new Error(`There is no page at ${path}`);
  return part;
};

type More = { card?: Promise<Card> | undefined; ld?: object[] };

/** A page without a card of its own has the site's. */
const page = async <View>(
  path: string,
  { title, description }: { title: string; description: string },
  view: View,
  { card = siteCard(), ld = [] }: More = {},
) => ({
  head: { site: siteHead, title: `${title} · ${siteHead.title}`, description, path, card: inHead(await card), ld },
  fit: titleFit(title, headings),
  ...view,
});
