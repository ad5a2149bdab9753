import { type SiteAddress, absolute } from "../addresses/absolute.ts";
import { linkTarget } from "../addresses/link-target.ts";
import type { Content } from "../load.ts";
import { isListed } from "../pages.ts";
import type { Topic } from "../schema/topic.ts";
import { sectionsOf } from "../sections.ts";

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

export const homeLd = (known: LdContext): Node[] => {
  const { content, address } = known;
  const url = absolute(address, "/");
  const { title, shortTitle, lang } = content.site;
  return [
    { "@type": "WebSite", name: title, alternateName: shortTitle, url, inLanguage: lang },
    { "@type": "ProfilePage", url, mainEntity: ownerOf(known) },
  ];
};

type Crumb = { title: string; path?: string };

const listItems = (entries: object[]) =>
  entries.map((entry, index) => ({ "@type": "ListItem", position: index + 1, ...entry }));

/** The last item is the page itself and needs no URL. */
export const breadcrumbs = ({ content, address }: LdContext, ...crumbs: Crumb[]): Node => ({
  "@type": "BreadcrumbList",
  itemListElement: listItems(
    [{ title: content.site.title, path: "/" }, ...crumbs].map(({ title, path }) => ({
      name: title,
      item: path && absolute(address, path),
    })),
  ),
});

type Entry = { title: string; url: string };

const indexOf = (known: LdContext, path: string, title: string, entries: Entry[]): Node[] => {
  const { address } = known;
  const named = entries.map(({ title: name, url }) => ({ name, url: url === "" ? undefined : absolute(address, url) }));
  const mainEntity = { "@type": "ItemList", itemListElement: listItems(named) };
  return [
    { "@type": "CollectionPage", name: title, url: absolute(address, path), mainEntity },
    breadcrumbs(known, { title }),
  ];
};

export const blogLd = (known: LdContext): Node[] => {
  const { site, topics } = known.content;
  const listed = topics.filter(isListed).map(({ title, path }) => ({ title, url: path }));
  return indexOf(known, "/blog", site.blog.title, listed);
};

export const engineeringLd = (known: LdContext): Node[] => {
  const { engineering } = known.content;
  if (!engineering) return [];
  const projects = engineering.sections.flatMap((section) => section.projects);
  return indexOf(known, "/engineering", engineering.title, projects);
};

const guidesOf = (topic: Topic): Node[] =>
  sectionsOf(topic).flatMap(({ title, blocks }) => {
    const steps = blocks.flatMap((block) => (block.kind === "steps" ? block.items : []));
    if (steps.length === 0) return [];
    const name = `${topic.title}: ${title}`;
    return [{ "@type": "HowTo", name, step: steps.map((step) => ({ "@type": "HowToStep", name: step.title })) }];
  });

export const topicLd = (known: LdContext, topic: Topic): Node[] => {
  const blog = isListed(topic) ? [{ title: known.content.site.blog.title, path: "/blog" }] : [];
  return [...guidesOf(topic), breadcrumbs(known, ...blog, { title: topic.title })];
};
