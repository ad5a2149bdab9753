/** Paths are relative to the site, without a leading slash. */
export type WorkerPlan = {
  /** Changes whenever any published file changes. */
  version: string;
  /** Each file with its integrity hash for `fetch`. Pages are listed by path: `""` is home, `blog` the blog. */
  files: Record<string, string>;
  redirects: Record<string, string>;
};

export const missingPage = "404.html";

/** Every page has the version it belongs to. */
export const versionAttribute = (version: string): string => `data-version="${version}"`;
