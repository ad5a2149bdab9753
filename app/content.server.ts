import { siteCard } from "virtual:cards";
import { photoInfo, picture, skyline } from "virtual:pictures";
import {
  compileBlog,
  compileEngineering,
  compileHome,
  compilePhotography,
  compileTopic,
} from "../site/compile/pages.ts";
import { loadContent } from "../site/load.ts";
import type { Card } from "../site/cards/studio.ts";
import { addressesOf, isListed } from "../site/pages.ts";
import { mediumDate, shortDate } from "../site/compile/dates.ts";
import { compileForm } from "../site/compile/form.ts";
import { speechOf } from "../site/compile/speech.ts";
import { titleFit } from "../site/compile/title-fit.ts";
import { setType } from "../site/compile/typography.ts";
import { siteUpdated } from "../site/compile/updated.ts";
import { blogCard, cardOf, engineeringCard, inHead, photographyCard, topicCard } from "./cards.server.ts";

/** What loaders ask for. It runs only while pages are made; nothing of it reaches a browser. */

const content = setType(loadContent());

const updated = siteUpdated();

const siteHead = { title: content.site.title, url: content.site.url };

export const getShell = () => ({
  ...siteHead,
  owner: { name: content.site.owner.name, url: content.site.owner.url ?? "/" },
  links: content.site.footer,
  nav: content.site.nav,
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
  },
  ...(await compileHome(content, { picture, skyline })),
});

export const getEngineering = async () => {
  const engineering = there("/engineering", content.engineering);
  return page("/engineering", engineering, await compileEngineering(engineering, picture), engineeringCard(content));
};

export const getPhotography = async () => {
  const photography = there("/photography", content.photography);
  return page(
    "/photography",
    photography,
    await compilePhotography(photography, speechOf(content), { picture, photoInfo }),
    photographyCard(content),
  );
};

export const getBlog = async () => {
  const blog = await compileBlog(content, picture);
  return page("/blog", blog, blog, blogCard(content));
};

export const getContact = () => {
  const contact = there("/contact", content.contact);
  const form = compileForm(content.site);
  const view = { ...contact, form, email: form ? undefined : content.site.owner.email };
  return page("/contact", contact, view, cardOf({ path: "/contact", title: contact.title }));
};

/** The topic shown at an address, with or without a slash at its end. */
export const getTopic = async (pathname: string) => {
  const path = pathname.replace(/\/$/, "");
  const topic = there(path, await compileTopic(content, path, picture));
  const source = content.topics.find((candidate) => addressesOf(candidate).includes(path));
  return page(topic.path, topic, topic, source && topicCard(content, source));
};

/** The router asks only for pages that the content has. */
const there = <Part>(path: string, part: Part | undefined): Part => {
  if (part === undefined) throw new Error(`There is no page at ${path}`);
  return part;
};

/** Without a card of its own, a page has the site's. */
const page = async <View>(
  path: string,
  { title, description }: { title: string; description: string },
  view: View,
  card: Promise<Card> | undefined = siteCard(),
) => ({
  head: { site: siteHead, title: `${title} · ${siteHead.title}`, description, path, card: inHead(await card) },
  fit: titleFit(title),
  ...view,
});
