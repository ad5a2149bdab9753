import { photoPath } from "./addresses/photos.ts";
import type { Content } from "./load.ts";
import { addressesOf } from "./pages.ts";

/** The day that the content names for a page, else the time at which the site was last changed. */
export const pageChanged = (path: string, { topics, photography }: Content, updated: string): string => {
  const topic = topics.find((candidate) => addressesOf(candidate).includes(path));
  const photo = photography?.photos.find(({ slug }) => photoPath(slug) === path);
  return topic?.date ?? photo?.added ?? updated;
};
