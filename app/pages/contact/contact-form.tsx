import { ArrowRight } from "lucide";
import type { compileForm } from "../../../site/compile/form.ts";
import type { Contact } from "../../../site/schema/site.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./contact-form.module.css";
import { Field } from "./field.tsx";
import { contactForm as words } from "../../../site/words/pages.ts";

export type Form = NonNullable<ReturnType<typeof compileForm>>;

/**
 * The browser validates and submits it; contact.client.ts saves a draft and shows its status. Without scripts, a datalist
 * offers the suggested subjects.
 */
export const ContactForm = ({ action, fields, hidden, openings }: Form & Pick<Contact, "openings">) => (
  <form className={styles.form} method="post" action={action} data-contact>
    {openings.length > 0 && (
      <fieldset className={styles.openings} data-needs="script" data-print="none">
        <legend>{words.suggestedSubjects}</legend>
        {openings.map(({ title, subject, comment }) => (
          <button key={title} type="button" data-subject={subject}>
            <b>{title}</b>
            {comment && <span>{comment}</span>}
          </button>
        ))}
      </fieldset>
    )}
    <Field label={words.email} name={fields.email} error={words.emailError}>
      {(props) => <input {...props} type="email" autoComplete="email" />}
    </Field>
    <Field label={words.subject} name={fields.subject} error={words.subjectError}>
      {(props) => <input {...props} type="text" list={openings.length > 0 ? "subjects" : undefined} />}
    </Field>
    {openings.length > 0 && (
      <datalist id="subjects">
        {openings.map(({ subject }) => (
          <option key={subject}>{subject}</option>
        ))}
      </datalist>
    )}
    <Field label={words.message} name={fields.message} error={words.messageError}>
      {(props) => <textarea {...props} rows={6} />}
    </Field>
    <div className={styles.trap} aria-hidden="true">
      <label>
        {words.honeypot}
        <input type="text" name={fields.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
    {Object.entries(hidden).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <div>
      <Button type="submit">
        <span data-send={words.send} data-sending={words.sending}>
          {words.send}
        </span>
        <Icon icon={ArrowRight} />
      </Button>
      <output className={styles.status} data-offline={words.offline} data-returned={words.returned} />
    </div>
  </form>
);
