import type { PagerLink } from "../../../site/compile/view.ts";
import { titleSize } from "../masthead/title-size.ts";
import { SmartLink } from "../smart-link/smart-link.tsx";
import styles from "./pager.module.css";

type Props = { label: string; previous: PagerLink | undefined; next: PagerLink };

export const Pager = ({ label, previous, next }: Props) => (
  <nav className={styles.pager} aria-label={label} data-print="none">
    {previous && (
      <SmartLink url={previous.path} topic={previous.topic} className={styles.previous}>
        <small>{previous.label}</small> <b>{previous.title}</b>
      </SmartLink>
    )}
    <SmartLink url={next.path} topic={next.topic} className={styles.next}>
      <small>{next.label}</small>
      <strong {...titleSize(next.title)}>{next.title}</strong>
    </SmartLink>
  </nav>
);
