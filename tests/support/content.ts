import { flattenRedirects, redirectParts } from "../../site/addresses/redirects.ts";
import { setType } from "../../site/compile/typography.ts";
import { loadContent } from "./owner.ts";
import { addressesOf } from "../../site/pages.ts";
import { pagePaths } from "./owner.ts";

/** Whatever content there is, as its pages say it: what is asked of every site is asked with these. */

export const content = setType(loadContent());

export const { site, theme, words, topics } = content;

/** Old addresses, each with the page, the file or the other site that it ends at. */
export const redirects = flattenRedirects(content.redirects);

/** Those of them that end at a page of this site, which a browser can be followed to. */
export const redirectsToPages = redirects.filter(({ to }) => pagePaths.includes(redirectParts(to).path));

/** Every page's address with its heading. */
export const pageTitles: [path: string, title: string][] = [
  ["/", site.title],
  ...Object.entries({
    "/engineering": content.engineering?.title,
    "/photography": content.photography?.title,
    "/contact": content.contact?.title,
    "/blog": topics.some(({ tile }) => tile) ? site.blog.title : undefined,
  }).flatMap(([path, title]) => (title === undefined ? [] : [[path, title] as [string, string]])),
  ...topics.flatMap((topic) => addressesOf(topic).map((path): [string, string] => [path, topic.title])),
];

/** Spaces tell nothing: a long name may be set in several lines. */
export const squeeze = (text: string | null | undefined) => (text ?? "").replace(/[\s\u00AD\u200B]+/gu, "");
