import { copying } from "../../../site/words/common.ts";
import { contactForm as words } from "../../../site/words/pages.ts";
import styles from "./contact-form.module.css";

type Props = { answer: string | undefined; email: string | undefined };

/** Response time and email address. The button works through shell/copy.client.ts. */
export const Details = ({ answer, email }: Props) => (
  <dl className={styles.details}>
    {answer && (
      <div>
        <dt>{words.responseTime}</dt>
        <dd>{answer}</dd>
      </div>
    )}
    {email && (
      <div>
        <dt>{words.address}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
          <button
            type="button"
            data-print="none"
            data-needs="script"
            data-copy={email}
            data-copied={copying.copied}
            data-failed={copying.notCopied}
          >
            {words.copyAddress}
          </button>
          <output />
        </dd>
      </div>
    )}
  </dl>
);
