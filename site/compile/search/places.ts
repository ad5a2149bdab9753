import { galleryPath, viewerPath } from "../../addresses/photos.ts";
import { flattenRedirects, isOtherSite } from "../../addresses/redirects.ts";
import type { Content } from "../../load.ts";
import { addressesOf, isListed } from "../../pages.ts";

/** A page, and every address that it is or was known by. */
export type Place = { title: string; path: string; known: string[] };

/** The pages that somebody who mistyped an address may have meant. Home is not among them: every such page leads there. */
export const placesOf = (content: Content): Place[] => {
  const { site, topics, engineering, photography, contact } = content;
  const redirects = flattenRedirects(content.redirects).filter(({ to }) => !isOtherSite(to));
  const place = (title: string, path: string, others: string[] = []): Place => ({
    title,
    path,
    known: [...others, ...redirects.filter(({ to }) => to === path).map(({ from }) => from)],
  });
  return [
    ...(engineering ? [place(engineering.title, "/engineering")] : []),
    ...(photography ? [place(photography.title, galleryPath)] : []),
    ...(contact ? [place(contact.title, "/contact")] : []),
    ...(topics.some(isListed) ? [place(site.blog.title, "/blog")] : []),
    ...topics.map((topic) => place(topic.title, topic.path, addressesOf(topic).slice(1))),
    ...(photography?.photos ?? []).map(({ title, slug }) => place(title, viewerPath(slug), [`/photography/${slug}`])),
  ];
};
