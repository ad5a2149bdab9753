import { photoPath } from "./addresses/photos.ts";
import type { Content } from "./load.ts";
import { addressesOf } from "./pages.ts";

/** The date that the content gives a page, or else the last change of the site. */
export const pageChanged = (path: string, { topics, photography }: Content, updated: string): string => {
  const topic = topics.find((candidate) => addressesOf(candidate).includes(path));
  const photo = photography?.photos.find(({ slug }) => photoPath(slug) === path);
  return topic?.date ?? photo?.added ?? updated;
};
