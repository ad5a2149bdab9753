import { ArrowUpRight } from "lucide";
import type { MouseEvent, PointerEvent } from "react";
import { Link } from "react-router";
import { lang } from "virtual:words/language";
import { newTab } from "virtual:words/link";
import { linkTarget } from "../../lib/base.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import { markedPieces } from "./marks.ts";
import type { Row } from "./results.ts";
import styles from "./option.module.css";

type Props = {
  id: string;
  row: Row;
  question: string;
  isActive: boolean;
  onPoint: (event: PointerEvent) => void;
  /** `isElsewhere` when it opens in a new tab. */
  onOpen: (event: MouseEvent, row: Row, isElsewhere: boolean) => void;
};

const Marked = ({ text, question, terms }: { text: string; question: string; terms: string[] }) =>
  markedPieces(text, question, terms, lang).map((piece, index) =>
    piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
  );

/** Links and gear have the owner's remarks, which stand in parentheses wherever they are shown. */
const isRemark = ({ kind }: Row) => kind === "link" || kind === "gear";

/** One result. It is a link as well, for the middle button, the context menu and a new tab. */
export const Option = ({ id, row, question, isActive, onPoint, onOpen }: Props) => {
  const target = linkTarget(row.address);
  const isElsewhere = target.kind === "external";
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
      <span className={styles.picture}>
        {row.picture ? (
          <img src={row.picture} alt="" width={68} height={68} loading="lazy" decoding="async" />
        ) : (
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path d="M1 24 9 13l4 5 7-10 11 16" />
          </svg>
        )}
      </span>
      <span className={styles.words}>
        <b>
          <Marked text={row.title} question={question} terms={row.terms} />
          {isElsewhere && <Icon icon={ArrowUpRight} size="small" />}
        </b>{" "}
        {row.text && (
          <span className={styles.text} data-remark={isRemark(row) || undefined}>
            <Marked text={isRemark(row) ? `(${row.text})` : row.text} question={question} terms={row.terms} />
          </span>
        )}
        {isElsewhere && <Unseen>{` ${newTab}`}</Unseen>}
      </span>{" "}
      {row.where.length > 0 && <span className={styles.where}>{row.where.join(", ")}</span>}
    </>
  );
  if (target.kind === "internal") {
    return (
      <Link to={target.to} replace discover="none" {...common}>
        {words}
      </Link>
    );
  }
  return (
    <a href={target.href} {...(isElsewhere ? { target: "_blank", rel: "noopener" } : {})} {...common}>
      {words}
    </a>
  );
};
