/** Copies of pages that are gone: the Wayback Machine of the Internet Archive. */
export const archive = "https://web.archive.org/web/";

export const isArchived = (url: string) => url.startsWith(archive);
