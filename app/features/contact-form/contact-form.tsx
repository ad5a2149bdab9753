import { ArrowRight } from "lucide";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./contact-form.module.css";
import { Field } from "./field.tsx";
import { useDraft } from "./use-draft.ts";
import { useGrowth } from "./use-growth.ts";
import { useSending } from "./use-sending.ts";

type Props = {
  form: {
    action: string;
    fields: { email: string; subject: string; message: string; honeypot: string };
    hidden: Record<string, string>;
  };
};

export const ContactForm = ({ form: { action, fields, hidden } }: Props) => {
  const { formRef, keep, noteSent, returned } = useDraft([fields.email, fields.subject, fields.message]);
  const { sending, offline, onSubmit } = useSending(noteSent);
  const growth = useGrowth();
  return (
    <form className={styles.form} method="post" action={action} ref={formRef} onInput={keep} onSubmit={onSubmit}>
      <Field label="Your email" name={fields.email} error="Enter an email address like name@example.com.">
        {(props) => <input {...props} type="email" autoComplete="email" />}
      </Field>
      <Field label="Subject" name={fields.subject} error="Add a subject so I know where to start.">
        {(props) => <input {...props} type="text" />}
      </Field>
      <Field label="Message" name={fields.message} error="Write a message before sending.">
        {(props) => <textarea {...props} {...growth} rows={6} />}
      </Field>
      <div className={styles.trap} aria-hidden="true">
        <label>
          Leave empty
          <input type="text" name={fields.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div>
        <Button type="submit" aria-disabled={sending || undefined}>
          {sending ? "Sending…" : "Send message"}
          <Icon icon={ArrowRight} />
        </Button>
        <output className={styles.status}>
          {offline && "You are offline. Your message is kept here; send it when the network is back."}
          {!offline && returned && "If your message did not go through, it is all still here: send it again."}
        </output>
      </div>
    </form>
  );
};
