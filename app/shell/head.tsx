import { cardSize, feedFiles } from "../../site/addresses/published.ts";
import { withBase } from "../lib/base.ts";
import type { CardFile } from "../cards/open-cards.ts";
import type { Head as HeadProps } from "../page.ts";
import { content } from "../site.ts";
import { feed as words } from "../../site/words/pages.ts";

const { site } = content;

const Card = ({ url, alt }: CardFile) => (
  <>
    <meta property="og:image" content={url} />
    <meta name="twitter:card" content="summary_large_image" />
    <meta property="og:image:width" content={String(cardSize.width)} />
    <meta property="og:image:height" content={String(cardSize.height)} />
    <meta property="og:image:alt" content={alt} />
    <meta property="og:image:type" content={cardSize.type} />
  </>
);

const Address = ({ title, description, path = "/" }: HeadProps) => {
  const address = `${site.url}${withBase(path)}`;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
    </>
  );
};

const Feed = ({ href, type, name }: { href: string; type: string; name: string }) => (
  <link rel="alternate" href={withBase(href)} type={type} title={`${site.title}, ${name}`} />
);

/** An unescaped `</` would end the script element. */
const jsonLd = (graph: object[]) =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", String.raw`\u003c`);

export const Head = (head: HeadProps) => {
  const { title, path, card, ld = [] } = head;
  return (
    <>
      <title>{title}</title>
      {path === undefined ? <meta name="robots" content="noindex" /> : <Address {...head} />}
      {card && <Card {...card} />}
      {ld.length > 0 && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(ld) }} />}
      <link rel="icon" href={withBase("/favicon.svg")} type="image/svg+xml" />
      <link rel="icon" href={withBase("/favicon.ico")} sizes="32x32" />
      <link rel="apple-touch-icon" href={withBase("/apple-touch-icon.png")} />
      <link rel="manifest" href={withBase("/manifest.webmanifest")} />
      <Feed href={feedFiles.atom} type="application/atom+xml" name={words.atom} />
      <Feed href={feedFiles.json} type="application/feed+json" name={words.json} />
    </>
  );
};
