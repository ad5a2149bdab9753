import type { Shown } from "../../../site/compile/view.ts";

export type Photo = Shown & {
  slug: string;
  title: string;
  comment?: string | undefined;
  printUrl?: string | undefined;
  facts: { term: string; value: string }[];
  /** Its ratio of width to height as binary parts: "1 1/2". */
  shape: string;
  /** The windows in which a row ends after it: "phone desktop". */
  ends: string;
};

export const askedPhoto = (search: string) => new URLSearchParams(search).get("photo");

export const photoSearch = (slug: string) => `?${new URLSearchParams({ photo: slug })}`;
