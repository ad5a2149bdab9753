import { examineContent } from "./load.ts";

/** The addresses of all pages, for whoever needs nothing else of the content. */
export const { pages } = examineContent();
