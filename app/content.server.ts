import { photoInfo, picture, skyline } from "virtual:pictures";
import {
  compileBlog,
  compileEngineering,
  compileHome,
  compilePhotography,
  compileTopic,
} from "../site/compile/pages.ts";
import { loadContent } from "../site/load.ts";
import { isListed } from "../site/pages.ts";
import { mediumDate, shortDate } from "../site/compile/dates.ts";
import { longName } from "../site/compile/bar-fit.ts";
import { compileForm } from "../site/compile/form.ts";
import { speechOf } from "../site/compile/speech.ts";
import { headingType } from "../site/theme/type.ts";
import { titleFit } from "../site/compile/title-fit.ts";
import { setType } from "../site/compile/typography.ts";
import { siteUpdated } from "../site/compile/updated.ts";

/** What loaders ask for. It runs only while pages are made; nothing of it reaches a browser. */

const content = setType(loadContent());

const updated = siteUpdated();

const siteHead = { title: content.site.title, url: content.site.url };

const headings = headingType(content);

const long = longName({ title: content.site.title, words: content.words.bar, headings });

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
  },
  ...(await compileHome(content, { picture, skyline })),
});

export const getEngineering = async () => {
  const engineering = there("/engineering", content.engineering);
  return page("/engineering", engineering, await compileEngineering(engineering, picture));
};

export const getPhotography = async () => {
  const photography = there("/photography", content.photography);
  return page(
    "/photography",
    photography,
    await compilePhotography(photography, speechOf(content), { picture, photoInfo }),
  );
};

export const getBlog = async () => {
  const blog = await compileBlog(content, picture);
  return page("/blog", blog, blog);
};

export const getContact = () => {
  const contact = there("/contact", content.contact);
  const form = compileForm(content.site);
  return page("/contact", contact, { ...contact, form, email: form ? undefined : content.site.owner.email });
};

/** The topic shown at an address, with or without a slash at its end. */
export const getTopic = async (pathname: string) => {
  const path = pathname.replace(/\/$/, "");
  const topic = there(path, await compileTopic(content, path, picture));
  return page(topic.path, topic, topic);
};

/** The router asks only for pages that the content has. */
const there = <Part>(path: string, part: Part | undefined): Part => {
  if (part === undefined) throw new Error(`There is no page at ${path}`);
  return part;
};

const page = <View>(path: string, { title, description }: { title: string; description: string }, view: View) => ({
  head: { site: siteHead, title: `${title} · ${siteHead.title}`, description, path },
  fit: titleFit(title, headings),
  ...view,
});
