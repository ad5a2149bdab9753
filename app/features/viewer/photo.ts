import type { Shown } from "../../../site/compile/view.ts";

export type Photo = Shown & {
  slug: string;
  title: string;
  comment?: string | undefined;
  printUrl?: string | undefined;
  facts?: { term: string; value: string }[];
};

export const askedPhoto = (search: string, field: string) => new URLSearchParams(search).get(field);

export type Addresses = {
  /** No other list on the page has this field of the query. */
  field: string;
  /** The visitor sees this address, on the page where the photo opened, if photos have pages. */
  pathOf?: (slug: string) => string;
  /** The pages that have the other photos begin here. */
  gallery?: string;
};
