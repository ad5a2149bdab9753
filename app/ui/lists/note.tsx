import { Info, TriangleAlert } from "lucide";
import type { Rich } from "../../../site/compile/rich.ts";
import { Icon } from "../icon/icon.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./lists.module.css";
import { note as words } from "../../../site/words/blocks.ts";

type Props = { tone: "note" | "caution"; text: Rich };

export const Note = ({ tone, text }: Props) => (
  <div className={styles.note} role="note" data-tone={tone}>
    <b>
      <Icon icon={tone === "caution" ? TriangleAlert : Info} />
      {tone === "caution" ? words.caution : words.note}
    </b>
    <Prose text={text} />
  </div>
);
