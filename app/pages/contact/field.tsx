import { Check, CircleAlert } from "lucide";
import { type ReactNode, useId } from "react";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./contact-form.module.css";

type InputProps = { id: string; name: string; required: true; "aria-describedby": string };

type Props = { label: string; name: string; error: string; children: (props: InputProps) => ReactNode };

/** The browser validates the field, and CSS shows the error. While CSS hides it, the description is empty. */
export const Field = ({ label, name, error, children }: Props) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, name, required: true, "aria-describedby": `${id}-error` })}
      <span className={styles.tick}>
        <Icon icon={Check} />
      </span>
      <p className={styles.error} id={`${id}-error`}>
        <span>
          <Icon icon={CircleAlert} />
          {error}
        </span>
      </p>
    </div>
  );
};
