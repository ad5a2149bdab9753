import type { Entry } from "./entry.ts";

/** A draft has no place in the list yet: it names what it lies in. */
export type Draft = Omit<Entry, "in" | "more"> & { in?: Draft; more?: string[] };

export type Thumbnail = (file: string, imgUrl: string) => Promise<string>;

/** "/blog/linux-setup" by its last part, as words. */
export const wordsOfPath = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replaceAll("-", " ");

export const withText = (text: string | undefined) => (text === undefined ? {} : { text });

export const withUrl = (url: string | undefined) => (url ? { url } : {});
