/** What the build tells the worker about the site. All paths are those inside the site, without a slash in front. */
export type WorkerPlan = {
  /** Changes whenever anything that a visitor can get changes. */
  version: string;
  /** Every file that is kept, and the hash of its bytes. A page goes by its address: `""` is home, `blog` the blog. */
  files: Record<string, string>;
  /**
   * What is kept only when it has been seen: pages of photos with their data, of which there may be hundreds, and what
   * visitors ask for, such as models. Of their hashes it has the beginnings.
   */
  later: Record<string, string>;
  /** Where old addresses lead: with a slash in front, or to another site. */
  redirects: Record<string, string>;
};

export const missingPage = "404.html";
