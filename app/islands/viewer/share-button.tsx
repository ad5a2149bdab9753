import * as words from "virtual:words/viewer";
import { useShare } from "../../parts/share/use-share.ts";
import { ToolButton } from "./tool-button.tsx";
import styles from "./viewer.module.css";

const answers = { idle: "", copied: words.copied, failed: words.notCopied };

export const ShareButton = ({ title, address }: { title: string; address: string }) => {
  const { state, share } = useShare(title, address);
  return (
    <>
      <output className={styles.status}>{answers[state]}</output>
      <ToolButton label={words.share} sign="link" onClick={share} />
    </>
  );
};
