import type { MetaDescriptor } from "react-router";
import { cardAlt } from "virtual:words/share";
import { withBase } from "./base.ts";

type Page = { site: { title: string; url: string }; title: string; description: string; path: string };

export const pageMeta = ({ site, title, description, path }: Page): MetaDescriptor[] => {
  const address = `${site.url}${withBase(path)}`;
  const image = `${site.url}${withBase("/social-card.png")}`;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.title },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: image },
    { property: "og:image:alt", content: cardAlt({ title: site.title }) },
    { name: "twitter:card", content: "summary_large_image" },
  ];
};
