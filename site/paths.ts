import { redirects } from "../content/redirects.ts";
import { topics } from "../content/topics.ts";

/** Every address of the site, once: the router, the prerenderer, the sitemap and the tests read it here. */

export const mainPages = ["/", "/engineering", "/photography", "/contact", "/blog"];

export const topicPaths = topics.map((topic) => topic.path);

/** Pages that show another page's content; their canonical address is that page's. */
export const aliasPaths = topics.flatMap((topic) => topic.aliases ?? []);

export const canonicalPaths = [...mainPages, ...topicPaths];

export const pagePaths = [...canonicalPaths, ...aliasPaths];

export const redirectPaths = redirects.map((redirect) => redirect.from);
