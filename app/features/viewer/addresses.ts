import { withBase } from "../../lib/base.ts";
import type { Addresses } from "./photo.ts";

/** Back closes a photo that was opened on this page. */
export type Opened = { openedHere?: boolean } | null;

const searchOf = (field: string, slug: string) => `?${new URLSearchParams({ [field]: slug })}`;

export const addressOf = ({ field, pathOf }: Addresses, slug: string) =>
  pathOf ? withBase(pathOf(slug)) : searchOf(field, slug);

/** The visitor sees the photo's own address instead, if photos have pages. */
export const wayTo = (addresses: Addresses, slug: string) => ({
  search: searchOf(addresses.field, slug),
  options: { preventScrollReset: true, ...(addresses.pathOf ? { mask: addressOf(addresses, slug) } : {}) },
});
