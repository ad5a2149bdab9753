import { useShare } from "../../parts/share/use-share.ts";
import { ToolButton } from "./tool-button.tsx";
import styles from "./viewer.module.css";
import { viewer as words } from "../../../site/words/viewer.ts";

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
