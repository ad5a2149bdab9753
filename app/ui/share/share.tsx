import { withBase } from "../../lib/base.ts";
import { Button } from "../button/button.tsx";
import styles from "./share.module.css";
import { share as words } from "../../../site/words/pages.ts";

/** The button works through shell/copy.client.ts. */
export const Share = ({ title, path }: { title: string; path: string }) => (
  <div className={styles.share} data-needs="script">
    <Button data-share={withBase(path)} data-title={title} data-copied={words.copied} data-failed={words.notCopied}>
      {words.share}
    </Button>
    <output />
  </div>
);
