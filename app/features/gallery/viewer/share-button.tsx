import { useEffect, useState } from "react";
import { ToolButton } from "./tool-button.tsx";
import styles from "./viewer.module.css";

const words = { idle: "", copied: "Link copied", failed: "Copy it from the address bar" };

export const ShareButton = ({ title, search }: { title: string; search: string }) => {
  const [state, setState] = useState<keyof typeof words>("idle");

  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setState("idle"), 2500);
    return () => clearTimeout(timer);
  }, [state]);

  const share = async () => {
    const url = new URL(search, location.href).href;
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
      <output className={styles.status}>{words[state]}</output>
      <ToolButton label="Share this photo" sign="link" onClick={share} />
    </>
  );
};
