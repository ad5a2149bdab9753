import * as words from "virtual:words/share";
import { withBase } from "../../lib/base.ts";
import { Button } from "../../ui/button/button.tsx";
import styles from "./share.module.css";
import { useShare } from "./use-share.ts";

const answers = { idle: "", copied: words.copied, failed: words.notCopied };

export const Share = ({ title, path }: { title: string; path: string }) => {
  const { state, share } = useShare(title, withBase(path));
  return (
    <div className={styles.share}>
      <Button type="button" onClick={share}>
        {words.share}
      </Button>
      <output>{answers[state]}</output>
    </div>
  );
};
