import { memo } from "react";
import { newTab } from "virtual:words/link";
import { linkTarget, withBase } from "../../lib/base.ts";
import { OutArrow } from "../../ui/icon/out-arrow.tsx";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import type { Row } from "./results.ts";
import styles from "./option.module.css";

type Props = {
  id: string;
  row: Row;
  isActive: boolean;
};

/** The texts of an option in which letters are marked. */
export const markedTexts = `b, .${styles.text}`;

const Plain = ({ id, row, isActive }: Props) => {
  const target = linkTarget(row.address);
  const isElsewhere = target.kind === "external";
  // Links and gear have the owner's remarks, which stand in parentheses wherever they are shown.
  const isRemark = row.kind === "link" || row.kind === "gear";
  return (
    <a
      // The router's own link would work out its address anew for every result at every letter.
      href={target.kind === "internal" ? withBase(target.to) : target.href}
      target={isElsewhere ? "_blank" : undefined}
      rel={isElsewhere ? "noopener" : undefined}
      id={id}
      role="option"
      tabIndex={-1}
      className={styles.option}
      aria-selected={isActive}
      data-topic={row.topic}
    >
      {row.picture ? (
        // The row may have shown another: as a background that is gone at once, where an image would keep it for a while.
        <span className={styles.picture} style={{ backgroundImage: `url("${row.picture}")` }} />
      ) : (
        <svg className={styles.picture} viewBox="0 0 32 32" aria-hidden="true">
          <path d="M1 24 9 13l4 5 7-10 11 16" />
        </svg>
      )}
      <span className={styles.words}>
        <b>
          {row.title}
          {isElsewhere && <OutArrow />}
        </b>{" "}
        {row.text && (
          <span className={styles.text} data-remark={isRemark || undefined}>
            {isRemark ? `(${row.text})` : row.text}
          </span>
        )}
        {isElsewhere && <Unseen>{` ${newTab}`}</Unseen>}
      </span>{" "}
      {row.where.length > 0 && <span className={styles.where}>{row.where.join(", ")}</span>}
    </a>
  );
};

/**
 * One result. It is a link as well, for the middle button, the context menu and a new tab. What the list says of it, and the
 * letters that are marked in it, change nothing of it: at most letters most rows stay as they are.
 */
export const Option = memo(Plain, (before, now) => before.id === now.id && before.isActive === now.isActive);
