import type { Entry } from "./entry.ts";

/** Something to be found, before it has a place in the list: it names what it lies in. */
export type Draft = Omit<Entry, "in" | "more"> & { in?: Draft; more?: string[] };

/** Gives the small picture of a picture that a content file names. */
export type Thumbnail = (file: string, imgUrl: string) => Promise<string>;

/** "/blog/linux-setup" by its last part, as words. */
export const wordsOfPath = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replaceAll("-", " ");

export const withText = (text: string | undefined) => (text === undefined ? {} : { text });

export const withUrl = (url: string | undefined) => (url ? { url } : {});
