/** Paths are those inside the site, without a slash in front. */
export type WorkerPlan = {
  /** The version changes whenever anything that a visitor can get changes. */
  version: string;
  /** Each file with its hash, as `fetch` takes it. A page goes by its address: `""` is home, `blog` the blog. */
  files: Record<string, string>;
  redirects: Record<string, string>;
};

export const missingPage = "404.html";

/** Every page of a version is marked with it. */
export const versionMark = (version: string): string => `data-version="${version}"`;
