import type { TitleFit } from "../../../site/compile/title-fit.ts";
import { SmartLink } from "../smart-link/smart-link.tsx";
import styles from "./onward.module.css";

type Way = { label: string; title: string; path: string; fit: TitleFit; topic?: string };

type Props = { label: string; previous: Way | undefined; next: Way };

/** What comes before and after a page, at its end. */
export const Onward = ({ label, previous, next }: Props) => (
  <nav className={styles.onward} aria-label={label} data-print="none">
    {previous && (
      <SmartLink url={previous.path} {...topicOf(previous)} className={styles.previous}>
        <small>{previous.label}</small> <b>{previous.title}</b>
      </SmartLink>
    )}
    <SmartLink url={next.path} {...topicOf(next)} className={styles.next}>
      <small>{next.label}</small>
      <strong data-number={next.fit.number} data-long={next.fit.long}>
        {next.title}
      </strong>
    </SmartLink>
  </nav>
);

const topicOf = ({ topic }: Way) => (topic === undefined ? {} : { topic });
