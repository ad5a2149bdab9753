import { photoInfo, picture, skyline } from "virtual:pictures";
import {
  compileBlog,
  compileEngineering,
  compileHome,
  compilePhotography,
  compileTopic,
} from "../site/compile/pages.ts";
import { photoAt, photoPath } from "../site/addresses/photos.ts";
import { compilePhoto, shorten } from "../site/compile/photo.ts";
import { loadContent } from "../site/load.ts";
import { isListed } from "../site/pages.ts";
import { mediumDate, shortDate } from "../site/compile/dates.ts";
import { compileForm } from "../site/compile/form.ts";
import { speechOf } from "../site/compile/speech.ts";
import { titleFit } from "../site/compile/title-fit.ts";
import { setType } from "../site/compile/typography.ts";
import { siteUpdated } from "../site/compile/updated.ts";

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

/** The photo whose page is at an address, or nothing: no other page is told by its path alone. */
export const getPhoto = async (pathname: string) => {
  const { photography } = content;
  const slug = photoAt(pathname);
  const photo =
    photography && slug && (await compilePhoto(photography, slug, speechOf(content), { picture, photoInfo }));
  if (!photo) return null;
  const title = `${photo.title} · ${photography.title}`;
  return page(photoPath(photo.slug), { title, description: shorten(photo.alt) }, photo);
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
  fit: titleFit(title),
  ...view,
});
