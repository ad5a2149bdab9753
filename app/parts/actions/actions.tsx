import type { ReactNode, Ref } from "react";
import styles from "./actions.module.css";
import { MessageOutput } from "./message-output.tsx";
import type { Message } from "./use-message.ts";

type ActionProps = {
  onClick: () => void;
  /** Uses aria-disabled, because `disabled` would lose the focus. */
  isDisabled?: boolean;
  /** A box shows whether it is on. */
  isPressed?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

export const Action = ({ onClick, isDisabled, isPressed, ref, children }: ActionProps) => (
  <button
    ref={ref}
    type="button"
    aria-disabled={isDisabled}
    aria-pressed={isPressed}
    onClick={isDisabled ? undefined : onClick}
  >
    {isPressed !== undefined && <span className={styles.box} />}
    {children}
  </button>
);

type Props = { message?: Message; children: ReactNode };

/** A tool's buttons and their message. */
export const Actions = ({ message, children }: Props) => (
  <div className={styles.actions} data-print="none" data-needs="script">
    {children}
    {message && <MessageOutput {...message} />}
  </div>
);
