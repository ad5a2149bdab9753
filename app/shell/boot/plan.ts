/** What a page needs to come alive. It stands in the page as JSON, and the start reads it there. */
export type BootPlan = {
  /** The framework's own settings, as it wants them. */
  context: Record<string, unknown>;
  /** The scripts of the routes that the page shows, by the routes' names. */
  routes: Record<string, string>;
  /**
   * Everything else: the page's data, the script that knows all routes, the one that hands the page to React, and what
   * scripts import.
   */
  files: [data: string, manifest: string, entry: string, ...others: string[]];
};

export const planAttribute = "data-boot";
