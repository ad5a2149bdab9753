import * as words from "virtual:words/search";
import type { Kind } from "../../../site/compile/search/entry.ts";

/** What stands over the results of each kind. */
export const headings: Record<Kind, string> = {
  page: words.page,
  section: words.section,
  project: words.project,
  photo: words.photo,
  gear: words.gear,
  food: words.food,
  link: words.link,
};
