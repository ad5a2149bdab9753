import type { PageStyle } from "../../page.ts";
import type { shell } from "../../site.ts";
import { Archived, SmartLink } from "../../ui/smart-link/smart-link.tsx";
import styles from "./footer.module.css";
import { footer as words } from "../../../site/words/pages.ts";

type Props = typeof shell & { range: PageStyle["range"] };

export const Footer = ({ owner, links, updated, year, topics, range }: Props) => (
  <footer className={styles.footer}>
    <SmartLink url={owner.url} arrow={false}>
      © {year} {owner.name}
      <Archived url={owner.url} />
    </SmartLink>
    {links.map(({ title, url }) => (
      <SmartLink key={url} url={url} arrow={false}>
        {title}
        <Archived url={url} />
      </SmartLink>
    ))}
    <time dateTime={updated.iso} title={updated.medium}>
      {words.updated({ date: updated.short })}
    </time>
    {/* A mask gives this box the outline of the mountain range: see footer.module.css. */}
    <svg viewBox={`0 0 ${topics.length || 1} 1`} preserveAspectRatio="none" aria-hidden="true" data-print="none">
      {topics.map(
        (slug, index) =>
          (range === "all" || range === index) && <rect key={slug} data-topic={slug} x={index} width="1" height="1" />,
      )}
    </svg>
  </footer>
);
