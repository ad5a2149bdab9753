import { updated as updatedOn } from "virtual:words/footer";
import { footerRange, footerStretch, rangeBox } from "../../lib/ridge.ts";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import styles from "./footer.module.css";

type Props = {
  owner: { name: string; url: string };
  links: { title: string; url: string }[];
  updated: { iso: string; short: string; medium: string };
  year: number;
  topics: string[];
  here: number | "all" | undefined;
};

export const Footer = ({ owner, links, updated, year, topics, here }: Props) => (
  <footer className={styles.footer}>
    <SmartLink url={owner.url} arrow={false}>
      © {year} {owner.name}
    </SmartLink>
    {links.map(({ title, url }) => (
      <SmartLink key={url} url={url} arrow={false}>
        {title}
      </SmartLink>
    ))}
    <time dateTime={updated.iso} title={updated.medium}>
      {updatedOn({ date: updated.short })}
    </time>
    <svg viewBox={rangeBox} preserveAspectRatio="none" aria-hidden="true" data-print="none">
      <path d={footerRange()} />
      {topics.map(
        (slug, index) =>
          (here === "all" || here === index) && (
            <path key={slug} data-topic={slug} d={footerStretch(index, topics.length)} />
          ),
      )}
    </svg>
  </footer>
);
