/** What a page needs to come alive. It stands in the page as JSON, and the start reads it there. */
export type BootPlan = {
  context: Record<string, unknown>;
  routes: Record<string, string>;
  /**
   * Everything else: the page's data, the script that knows all routes, the one that hands the page to React, and what
   * scripts import.
   */
  files: [data: string, manifest: string, entry: string, ...others: string[]];
  /** The kinds of blocks that the page's own module has to prepare. */
  lively?: string[];
  /** The script that keeps the page for reading without a network. */
  offline?: string;
};

export const planAttribute = "data-boot";
