import type { Shown } from "../../../site/compile/view.ts";

/** What the viewer shows of a picture. */
export type Photo = Shown & {
  slug: string;
  title: string;
  comment?: string | undefined;
  printUrl?: string | undefined;
  facts?: { term: string; value: string }[];
};

export const askedPhoto = (search: string, field: string) => new URLSearchParams(search).get(field);

export type Addresses = {
  /** The field of the query that names the photo in view; no other list on the page has it. */
  field: string;
  /** The page of a photo, if photos have pages: the visitor then sees that address, on the page where the photo opened. */
  pathOf?: (slug: string) => string;
};
