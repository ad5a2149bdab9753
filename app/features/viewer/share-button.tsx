import { useEffect, useState } from "react";
import * as words from "virtual:words/viewer";
import { ToolButton } from "./tool-button.tsx";
import styles from "./viewer.module.css";

const answers = { idle: "", copied: words.copied, failed: words.notCopied };

export const ShareButton = ({ title, address }: { title: string; address: string }) => {
  const [state, setState] = useState<keyof typeof answers>("idle");

  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setState("idle"), 2500);
    return () => clearTimeout(timer);
  }, [state]);

  const share = async () => {
    const url = new URL(address, location.href).href;
    if (matchMedia("(pointer: coarse)").matches && "share" in navigator) {
      // The visitor may close the phone's menu without choosing, which is not an error.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => setState("copied"),
      () => setState("failed"),
    );
  };

  return (
    <>
      <output className={styles.status}>{answers[state]}</output>
      <ToolButton label={words.share} sign="link" onClick={share} />
    </>
  );
};
