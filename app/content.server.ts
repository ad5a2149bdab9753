import { photoInfo, picture, skyline } from "virtual:pictures";
import {
  compileBlog,
  compileEngineering,
  compileHome,
  compilePhotography,
  compileTopic,
} from "../site/compile/pages.ts";
import { type Known, blogLd, engineeringLd, homeLd, topicLd, wayTo } from "../site/ld/page.ts";
import { galleryLd } from "../site/ld/photos.ts";
import { loadContent } from "../site/load.ts";
import { addressesOf, isListed } from "../site/pages.ts";
import { mediumDate, shortDate } from "../site/compile/dates.ts";
import { compileForm } from "../site/compile/form.ts";
import { speechOf } from "../site/compile/speech.ts";
import { titleFit } from "../site/compile/title-fit.ts";
import { setType } from "../site/compile/typography.ts";
import { siteUpdated } from "../site/compile/updated.ts";

/** What loaders ask for. It runs only while pages are made; nothing of it reaches a browser. */

const plain = loadContent();

const content = setType(plain);

/** Machines get the words as they were written. */
const known: Known = { content: plain, address: { url: plain.site.url, basePath: import.meta.env.BASE_URL } };

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
    ld: homeLd(known),
  },
  owner: { name: content.site.owner.name, url: known.address.url + known.address.basePath },
  ...(await compileHome(content, { picture, skyline })),
});

export const getEngineering = async () => {
  const engineering = there("/engineering", content.engineering);
  return page("/engineering", engineering, await compileEngineering(engineering, picture), engineeringLd(known));
};

export const getPhotography = async () => {
  const photography = there("/photography", content.photography);
  const view = await compilePhotography(photography, speechOf(content), { picture, photoInfo });
  return page("/photography", photography, view, galleryLd(known, view.gallery.photos));
};

export const getBlog = async () => {
  const blog = await compileBlog(content, picture);
  return page("/blog", blog, blog, blogLd(known));
};

export const getContact = () => {
  const contact = there("/contact", content.contact);
  const form = compileForm(content.site);
  const email = form ? undefined : content.site.owner.email;
  return page("/contact", contact, { ...contact, form, email }, [wayTo(known, { title: contact.title })]);
};

/** The topic shown at an address, with or without a slash at its end. */
export const getTopic = async (pathname: string) => {
  const path = pathname.replace(/\/$/, "");
  const topic = there(path, await compileTopic(content, path, picture));
  const written = plain.topics.find((candidate) => addressesOf(candidate).includes(path));
  return page(topic.path, topic, topic, written ? topicLd(known, written) : []);
};

/** The router asks only for pages that the content has. */
const there = <Part>(path: string, part: Part | undefined): Part => {
  if (part === undefined) throw new Error(`There is no page at ${path}`);
  return part;
};

const page = <View>(
  path: string,
  { title, description }: { title: string; description: string },
  view: View,
  ld: object[] = [],
) => ({
  head: { site: siteHead, title: `${title} · ${siteHead.title}`, description, path, ld },
  fit: titleFit(title),
  ...view,
});
