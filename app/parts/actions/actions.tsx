import type { ReactNode, Ref } from "react";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./actions.module.css";
import type { Message } from "./use-message.ts";

type ActionProps = { onClick: () => void; isDisabled?: boolean; ref?: Ref<HTMLButtonElement>; children: ReactNode };

/** Uses aria-disabled, because `disabled` would lose the focus. */
export const Action = ({ onClick, isDisabled = false, ref, children }: ActionProps) => (
  <button ref={ref} type="button" aria-disabled={isDisabled || undefined} onClick={isDisabled ? undefined : onClick}>
    {children}
  </button>
);

type Props = { message?: Message; children: ReactNode };

/** A tool's buttons and their message. */
export const Actions = ({ message, children }: Props) => (
  <div className={styles.actions} data-print="none" data-needs="script">
    {children}
    {message && <output>{message.isVisible ? message.text : <VisuallyHidden>{message.text}</VisuallyHidden>}</output>}
  </div>
);
