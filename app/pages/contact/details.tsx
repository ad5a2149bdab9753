import { copying } from "../../../site/words/common.ts";
import { contactForm as words } from "../../../site/words/pages.ts";
import { Button } from "../../ui/button/button.tsx";
import { Facts } from "../../ui/lists/lists.tsx";
import styles from "./contact-form.module.css";

type Props = { answer: string | undefined; email: string | undefined };

/** Response time and email address. */
export const Details = ({ answer, email }: Props) => (
  <Facts
    items={[
      ...(answer ? [{ term: words.responseTime, text: answer }] : []),
      ...(email ? [{ term: words.address, text: <Address email={email} /> }] : []),
    ]}
  />
);

/** The button works through shell/copy.client.ts. */
const Address = ({ email }: { email: string }) => (
  <div className={styles.address}>
    <a href={`mailto:${email}`}>{email}</a>
    <Button
      quiet
      data-print="none"
      data-needs="script"
      data-copy={email}
      data-copied={copying.copied}
      data-failed={copying.notCopied}
    >
      {words.copyAddress}
    </Button>
    <output />
  </div>
);
