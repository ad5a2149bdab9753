import * as words from "virtual:words/topic";
import type { TopicLink } from "../../../site/compile/view.ts";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import styles from "./topic.module.css";

type Props = { previous: TopicLink | undefined; next: TopicLink };

const number = (topic: TopicLink) => String(topic.index + 1).padStart(2, "0");

export const Onward = ({ previous, next }: Props) => (
  <nav className={styles.onward} aria-label={words.others} data-print="none">
    {previous && (
      <SmartLink url={previous.path} topic={previous.slug} className={styles.previous}>
        <small>{words.previous({ number: number(previous) })}</small> <b>{previous.title}</b>
      </SmartLink>
    )}
    <SmartLink url={next.path} topic={next.slug} className={styles.next}>
      <small>{words.next({ number: number(next) })}</small>
      <strong data-number={next.fit.number} data-long={next.fit.long}>
        {next.title}
      </strong>
    </SmartLink>
  </nav>
);
