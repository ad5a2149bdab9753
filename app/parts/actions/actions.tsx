import type { ReactNode } from "react";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./actions.module.css";
import type { Message } from "./use-message.ts";

type Props = { message?: Message; children: ReactNode };

/** The buttons of a tool, and what they answer. */
export const Actions = ({ message, children }: Props) => (
  <div className={styles.actions} data-print="none" data-needs="script">
    {children}
    {message && <output>{message.isVisible ? message.text : <VisuallyHidden>{message.text}</VisuallyHidden>}</output>}
  </div>
);
