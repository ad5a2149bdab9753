import { photoInfo, picture, skyline } from "virtual:pictures";
import {
  compileBlog,
  compileEngineering,
  compileHome,
  compilePhotography,
  compileTopic,
} from "../site/compile/pages.ts";
import { loadContent } from "../site/load.ts";
import { mediumDate, shortDate } from "../site/compile/dates.ts";
import { compileForm } from "../site/compile/form.ts";
import { titleFit } from "../site/compile/title-fit.ts";
import { setType } from "../site/compile/typography.ts";
import { siteUpdated } from "../site/compile/updated.ts";

/** What loaders ask for. It runs only while pages are made; nothing of it reaches a browser. */

const content = setType(loadContent());

const updated = siteUpdated();

/** What a page's head needs of the site. */
const siteHead = { title: content.site.title, url: content.site.url };

/** Everything that the shell shows on every page. */
export const getShell = () => ({
  ...siteHead,
  owner: { name: content.site.owner.name, url: content.site.owner.url },
  nav: content.site.nav,
  store: content.site.store,
  topics: content.topics.map((topic) => topic.slug),
  updated: { iso: updated, short: shortDate(new Date(updated)), medium: mediumDate(new Date(updated)) },
  year: new Date(updated).getUTCFullYear(),
});

export const getHome = async () => ({
  head: {
    site: siteHead,
    title: `${siteHead.title}: ${content.site.tagline}`,
    description: content.site.description,
    path: "/",
  },
  ...(await compileHome(content, { picture, skyline })),
});

export const getEngineering = async () =>
  page("/engineering", content.engineering, await compileEngineering(content, picture));
export const getPhotography = async () =>
  page("/photography", content.photography, await compilePhotography(content, { picture, photoInfo }));
export const getBlog = async () => page("/blog", content.site.blog, await compileBlog(content, picture));
export const getContact = () =>
  page("/contact", content.contact, { ...content.contact, form: compileForm(content.site) });

/** The topic shown at an address, with or without a slash at its end. */
export const getTopic = async (pathname: string) => {
  const topic = await compileTopic(content, pathname.replace(/\/$/, ""), picture);
  if (!topic) throw new Error(`There is no topic at ${pathname}`);
  return page(topic.path, topic, topic);
};

const page = <View>(path: string, { title, description }: { title: string; description: string }, view: View) => ({
  head: { site: siteHead, title: `${title} · ${siteHead.title}`, description, path },
  fit: titleFit(title),
  ...view,
});
