import { collectionPath, galleryPath, photoPath, viewerPath } from "../addresses/photos.ts";
import { flattenRedirects, isOtherSite } from "../addresses/redirects.ts";
import type { Content } from "../load.ts";
import { addressesOf, isListed } from "../pages.ts";

export type Place = { title: string; path: string; known: string[] };

/** Home is not among them: every page that somebody may have mistyped leads there. */
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
    ...(photography?.collections ?? []).map(({ title, slug }) => place(title, collectionPath(slug))),
    ...(photography?.photos ?? []).map(({ title, slug }) => place(title, viewerPath(slug), [photoPath(slug)])),
  ];
};
