/** Paths are those inside the site, without a slash in front. */
export type WorkerPlan = {
  /** The version changes whenever anything that a visitor can get changes. */
  version: string;
  /** Each file has the hash of its bytes. A page goes by its address: `""` is home, `blog` the blog. */
  files: Record<string, string>;
  /** These files are kept only when they have been seen; of their hashes the list has the beginnings. */
  later: Record<string, string>;
  redirects: Record<string, string>;
};

export const missingPage = "404.html";
