import type { MetaDescriptor } from "react-router";
import { cardSize } from "../../site/addresses/published.ts";
import { withBase } from "./base.ts";

/** A card without a size and a kind has those of all that are drawn. */
type Card = { url: string; alt: string; width?: number; height?: number; type?: string };

type Page = {
  site: { title: string; url: string };
  title: string;
  description: string;
  path: string;
  card?: Card;
  /** Machines read what is written in site/ld. */
  ld?: object[];
};

const cardMeta = (card: Card): MetaDescriptor[] => {
  const { url, alt, width, height, type } = { ...cardSize, ...card };
  return [
    { property: "og:image", content: url },
    { name: "twitter:card", content: "summary_large_image" },
    { property: "og:image:width", content: String(width) },
    { property: "og:image:height", content: String(height) },
    { property: "og:image:alt", content: alt },
    { property: "og:image:type", content: type },
  ];
};

export const pageMeta = ({ site, title, description, path, card, ld = [] }: Page): MetaDescriptor[] => {
  const address = `${site.url}${withBase(path)}`;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.title },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    ...(card ? cardMeta(card) : []),
    ...(ld.length > 0 ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": ld } }] : []),
  ];
};
