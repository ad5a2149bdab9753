import { type SiteAddress, absolute } from "../addresses/absolute.ts";
import { linkTarget } from "../addresses/link-target.ts";
import type { Content } from "../load.ts";
import { isListed } from "../pages.ts";
import type { Topic } from "../schema/topic.ts";

/** Part of every page's HTML, so it doesn't repeat the page's text. */

/** A thing in the terms of https://schema.org. */
export type Node = { "@type": string; [name: string]: unknown };

export type LdContext = { content: Content; address: SiteAddress };

const isElsewhere = (url: string) => linkTarget(url).kind === "external";

export const ownerOf = ({ content: { site, social }, address }: LdContext): Node => {
  const sameAs = social.filter(({ url }) => isElsewhere(url)).map(({ url }) => absolute(address, url));
  return {
    "@type": "Person",
    "@id": `${absolute(address, "/")}#owner`,
    name: site.owner.name,
    url: absolute(address, site.owner.url ?? "/"),
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  };
};

export const homeLd = (context: LdContext): Node[] => {
  const { content, address } = context;
  const url = absolute(address, "/");
  const { title, shortTitle, lang } = content.site;
  return [
    { "@type": "WebSite", name: title, alternateName: shortTitle, url, inLanguage: lang },
    { "@type": "ProfilePage", url, mainEntity: ownerOf(context) },
  ];
};

type Crumb = { title: string; path?: string };

/** The last item is the page itself and needs no URL. */
export const breadcrumbs = ({ content, address }: LdContext, ...crumbs: Crumb[]): Node => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ title: content.site.title, path: "/" }, ...crumbs].map(({ title, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    item: path && absolute(address, path),
  })),
});

export const topicLd = (context: LdContext, topic: Topic): Node[] => {
  const blog = isListed(topic) ? [{ title: context.content.site.blog.title, path: "/blog" }] : [];
  return [breadcrumbs(context, ...blog, { title: topic.title })];
};
