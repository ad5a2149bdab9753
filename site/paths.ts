import { loadSite } from "./load.ts";

/** The addresses of all pages, for code that needs nothing else of the content. */
export const { pages } = loadSite();
