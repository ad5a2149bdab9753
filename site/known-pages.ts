import type { PageTable } from "./pages.ts";

/**
 * The addresses of the site. A dev server knows them from its last reading, and the router, which asks whenever one comes
 * or goes, need not read all the code that finds them out again.
 */
export const knownPages = async (): Promise<PageTable> => {
  const { ridgelineContent: last } = globalThis as { ridgelineContent?: { pages: PageTable } };
  return last?.pages ?? (await import("./paths.ts")).pages;
};
