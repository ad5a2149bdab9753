/** What a page needs to come alive. The build writes it into the page as JSON, and the start reads it there. */
export type BootPlan = {
  /** The scripts of the routes that the page shows, by the routes' names. */
  routes: Record<string, string>;
  /**
   * Everything else: the page's data, the script that knows all routes, the one that hands the page to React, and what
   * scripts import. The data is a line with the framework's description of the page, then the stream that it reads.
   */
  files: [data: string, manifest: string, entry: string, ...others: string[]];
};

export const planAttribute = "data-boot";
