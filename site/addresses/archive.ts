/** The Internet Archive's Wayback Machine, for dead links. */
export const archive = "https://web.archive.org/web/";

export const isArchived = (url: string) => url.startsWith(archive);
