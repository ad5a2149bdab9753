import type { MetaDescriptor } from "react-router";
import { withBase } from "./base.ts";

type Page = {
  site: { title: string; url: string };
  title: string;
  description: string;
  path: string;
  /** What the page says of itself to machines: see site/ld. */
  ld?: object[];
};

/** A page's title, description, canonical address and link preview; the picture of the preview is the site's, in root.tsx. */
export const pageMeta = ({ site, title, description, path, ld = [] }: Page): MetaDescriptor[] => {
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
    ...(ld.length > 0 ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": ld } }] : []),
  ];
};
