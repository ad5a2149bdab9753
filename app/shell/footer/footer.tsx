import { mediumDate, shortDate } from "../../../site/compile/dates.ts";
import { isListed } from "../../../site/pages.ts";
import { footer as words } from "../../../site/words/pages.ts";
import type { PageOptions } from "../../page.ts";
import { content, updated } from "../../site.ts";
import { Archived, SmartLink } from "../../ui/smart-link/smart-link.tsx";
import styles from "./footer.module.css";

const { owner, footer, lang } = content.site;
const topics = content.topics.filter(isListed);
const date = new Date(updated);

export const Footer = ({ highlight: part }: { highlight: PageOptions["footerHighlight"] }) => (
  <footer className={styles.footer}>
    <SmartLink url={owner.url ?? "/"} arrow={false}>
      © {date.getUTCFullYear()} {owner.name}
      {owner.url && <Archived url={owner.url} />}
    </SmartLink>
    {footer.map(({ title, url }) => (
      <SmartLink key={url} url={url} arrow={false}>
        {title}
        <Archived url={url} />
      </SmartLink>
    ))}
    <time dateTime={updated} title={mediumDate(date, lang)}>
      {words.updated({ date: shortDate(date, words.date) })}
    </time>
    {/* A mask gives this box the outline of the mountain range: see footer.module.css. */}
    <svg viewBox={`0 0 ${topics.length || 1} 1`} preserveAspectRatio="none" aria-hidden="true" data-print="none">
      {topics.map(
        ({ slug }, index) =>
          (part === "all" || part === index) && <rect key={slug} data-topic={slug} x={index} width="1" height="1" />,
      )}
    </svg>
  </footer>
);
