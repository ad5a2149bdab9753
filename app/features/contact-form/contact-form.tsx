import { ArrowRight } from "lucide";
import * as words from "virtual:words/contactForm";
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
    <form
      className={styles.form}
      method="post"
      action={action}
      ref={formRef}
      data-live="kept"
      onInput={keep}
      onSubmit={onSubmit}
    >
      <Field label={words.email} name={fields.email} error={words.emailError}>
        {(props) => <input {...props} type="email" autoComplete="email" />}
      </Field>
      <Field label={words.subject} name={fields.subject} error={words.subjectError}>
        {(props) => <input {...props} type="text" />}
      </Field>
      <Field label={words.message} name={fields.message} error={words.messageError}>
        {(props) => <textarea {...props} {...growth} rows={6} />}
      </Field>
      <div className={styles.trap} aria-hidden="true">
        <label>
          {words.trap}
          <input type="text" name={fields.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div>
        <Button type="submit" data-replay="offline" aria-disabled={sending || undefined}>
          {sending ? words.sending : words.send}
          <Icon icon={ArrowRight} />
        </Button>
        <output className={styles.status}>
          {offline && words.offline}
          {!offline && returned && words.returned}
        </output>
      </div>
    </form>
  );
};
