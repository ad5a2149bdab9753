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
