import { useEffect, useState } from "react";
import { Unseen } from "../unseen/unseen.tsx";
import styles from "./code-list.module.css";

type State = "idle" | "copied" | "failed";

const words: Record<State, string> = { idle: "Copy", copied: "Copied", failed: "Select and copy by hand" };

/** Copies a command and says so for two seconds. */
export const CopyButton = ({ text, what }: { text: string; what: string }) => {
  const [state, setState] = useState<State>("idle");

  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setState("idle"), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState("copied"),
      () => setState("failed"),
    );

  return (
    <button type="button" className={styles.copy} onClick={copy}>
      <span aria-live="polite">{words[state]}</span>
      <Unseen>: {what}</Unseen>
    </button>
  );
};
