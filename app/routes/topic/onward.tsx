import type { TopicLink } from "../../../site/compile/view.ts";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import styles from "./topic.module.css";

type Props = { previous: TopicLink; next: TopicLink };

const number = (topic: TopicLink) => String(topic.index + 1).padStart(2, "0");

/** The topics before and after this one; the next in its own hue, large. */
export const Onward = ({ previous, next }: Props) => (
  <nav className={styles.onward} aria-label="Other topics" data-print="none">
    <SmartLink url={previous.path} topic={previous.slug} className={styles.previous}>
      <small>Previous topic, {number(previous)}</small> <b>{previous.title}</b>
    </SmartLink>
    <SmartLink url={next.path} topic={next.slug} className={styles.next}>
      <small>Next topic, {number(next)}</small>
      <strong data-number={next.fit.number} data-long={next.fit.long}>
        {next.title}
      </strong>
    </SmartLink>
  </nav>
);
