import { withBase } from "../../lib/base.ts";
import type { Addresses } from "./photo.ts";

/** What the history remembers of a photo that was opened on this page: Back closes it. */
export type Opened = { openedHere?: boolean } | null;

const searchOf = (field: string, slug: string) => `?${new URLSearchParams({ [field]: slug })}`;

/** The address that a visitor sees and shares while a photo is open. */
export const addressOf = ({ field, pathOf }: Addresses, slug: string) =>
  pathOf ? withBase(pathOf(slug)) : searchOf(field, slug);

/** Where the router goes to open a photo, and what the visitor sees instead, if photos have pages. */
export const wayTo = (addresses: Addresses, slug: string) => ({
  search: searchOf(addresses.field, slug),
  options: { preventScrollReset: true, ...(addresses.pathOf ? { mask: addressOf(addresses, slug) } : {}) },
});
