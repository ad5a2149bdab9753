import type { MouseEvent, PointerEvent } from "react";
import { lang } from "virtual:words/language";
import { newTab } from "virtual:words/link";
import { linkTarget, withBase } from "../../lib/base.ts";
import { OutArrow } from "../../ui/icon/out-arrow.tsx";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import { markedPieces } from "./marks.ts";
import type { Row } from "./results.ts";
import styles from "./option.module.css";

type Props = {
  id: string;
  row: Row;
  /** The words of the question. */
  asked: string[];
  isActive: boolean;
  onPoint: (event: PointerEvent) => void;
  /** `isElsewhere` when it opens in a new tab. */
  onOpen: (event: MouseEvent, row: Row, isElsewhere: boolean) => void;
};

const marked = (text: string, asked: string[], found: string[]) =>
  markedPieces(text, asked, found, lang).map((piece, index) =>
    piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
  );

/** One result. It is a link as well, for the middle button, the context menu and a new tab. */
export const Option = ({ id, row, asked, isActive, onPoint, onOpen }: Props) => {
  const target = linkTarget(row.address);
  const isElsewhere = target.kind === "external";
  // Links and gear have the owner's remarks, which stand in parentheses wherever they are shown.
  const isRemark = row.kind === "link" || row.kind === "gear";
  const common = {
    id,
    role: "option",
    tabIndex: -1,
    className: styles.option,
    "aria-selected": isActive,
    "data-topic": row.topic,
    onPointerMove: onPoint,
    onClick: (event: MouseEvent) => onOpen(event, row, isElsewhere),
  };
  const words = (
    <>
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
          {marked(row.title, asked, row.terms)}
          {isElsewhere && <OutArrow />}
        </b>{" "}
        {row.text && (
          <span className={styles.text} data-remark={isRemark || undefined}>
            {marked(isRemark ? `(${row.text})` : row.text, asked, row.terms)}
          </span>
        )}
        {isElsewhere && <Unseen>{` ${newTab}`}</Unseen>}
      </span>{" "}
      {row.where.length > 0 && <span className={styles.where}>{row.where.join(", ")}</span>}
    </>
  );
  // The router's own link would work out its address anew for every result at every letter.
  const href = target.kind === "internal" ? withBase(target.to) : target.href;
  return (
    <a href={href} {...(isElsewhere ? { target: "_blank", rel: "noopener" } : {})} {...common}>
      {words}
    </a>
  );
};
