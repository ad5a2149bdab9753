import { type SiteAddress, absolute } from "../addresses/absolute.ts";
import { collectionPath, galleryPath, photoPath } from "../addresses/photos.ts";
import { feedFiles, twinOf } from "../addresses/published.ts";
import type { Content } from "../load.ts";
import { isListed } from "../pages.ts";
import type { Topic } from "../schema/topic.ts";
import { listed, paragraphs, plain, quoted } from "./text.ts";

type Line = { title: string; url: string; description?: string | undefined };

/** https://llmstxt.org defines the format. */
export const llmsText = (content: Content, address: SiteAddress): string => {
  const { site, words, social, topics, engineering, photography, contact } = content;
  const line = ({ title, url, description }: Line) =>
    `[${plain(title)}](${absolute(address, url)})${description === undefined ? "" : `: ${plain(description)}`}`;
  const section = (title: string, lines: Line[]) =>
    lines.length === 0 ? [] : [`## ${plain(title)}`, listed(lines.map(line))];
  const twin = ({ title, path, description }: Topic) => ({ title, url: twinOf(path), description });
  const shown = topics.filter(isListed);

  const pages: Line[] = [
    ...(engineering ? [{ ...engineering, url: "/engineering" }] : []),
    ...(photography ? [{ ...photography, url: galleryPath }] : []),
    ...(contact ? [{ ...contact, url: "/contact" }] : []),
    ...(shown.length > 0 ? [{ ...site.blog, url: "/blog" }] : []),
    ...topics.filter((topic) => !isListed(topic)).map(twin),
  ];
  const collections = (photography?.collections ?? []).map(({ slug, title, lede }) => ({
    title,
    url: collectionPath(slug),
    description: lede,
  }));
  const photos = (photography?.photos ?? []).map(({ slug, title, alt }) => ({
    title,
    url: photoPath(slug),
    description: alt,
  }));
  const feeds = [
    { title: `${site.title}, ${words.feed.atom}`, url: feedFiles.atom },
    { title: `${site.title}, ${words.feed.json}`, url: feedFiles.json },
  ];
  const elsewhere = social.map(({ title, url, comment }) => ({ title, url, description: comment }));
  const text = paragraphs(
    `# ${plain(site.title)}`,
    quoted(plain(site.description)),
    site.statement === undefined ? undefined : plain(site.statement),
    ...section(site.blog.title, shown.map(twin)),
    ...section(words.bar.main, pages),
    ...section(photography?.title ?? "", [...collections, ...photos]),
    ...section(words.feed.title, feeds),
    ...section(words.home.elsewhere, elsewhere),
  );
  return `${text}\n`;
};
