import type { MouseEvent, ReactNode } from "react";
import { linkTarget, withBase } from "../../lib/base.ts";
import { OutArrow } from "../../ui/icon/out-arrow.tsx";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import type { Row } from "./engine.ts";
import { markedParts } from "./marks.ts";
import styles from "./option.module.css";
import palette from "./palette.module.css";
import { lang } from "#words";
import { link } from "../../../site/words/common.ts";

const { newTab } = link;

/** Every second part is marked. */
const Marked = ({ text, asked, found }: { text: string; asked: string[]; found: string[] }) =>
  markedParts(text, { asked, found, lang }).map((part, index) =>
    index % 2 === 0 ? part : <mark key={index}>{part}</mark>,
  );

type GroupProps = { id: string; title: string; options: ReactNode };

export const Group = ({ id, title, options }: GroupProps) => (
  <div role="group" aria-labelledby={id} className={palette.group}>
    <div id={id} role="presentation" className={palette.heading}>
      {title}
    </div>
    <div role="presentation" className={palette.rows}>
      {options}
    </div>
  </div>
);

type RecentProps = { id: string; text: string; isChosen: boolean; onClick: () => void };

/** A question that was asked on this device before. */
export const Recent = ({ id, text, isChosen, onClick }: RecentProps) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isChosen}
    className={styles.option}
    data-recent
    onClick={onClick}
  >
    {text}
  </div>
);

type ResultProps = {
  id: string;
  row: Row;
  isChosen: boolean;
  /** What of the question is marked. */
  asked: string[];
  onOpen: (event: MouseEvent<HTMLAnchorElement>, row: Row) => void;
};

/** A result is a link as well, for the middle button, the context menu and a new tab. */
export const Result = ({ id, row, isChosen, asked, onOpen }: ResultProps) => {
  const { kind, title, text, url, where, topic, picture, terms } = row;
  const target = linkTarget(url);
  const isElsewhere = target.kind === "external";
  // Links and gear have the owner's remarks, which stand in parentheses wherever they are shown.
  const isRemark = kind === "link" || kind === "gear";
  return (
    <a
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={styles.option}
      data-topic={topic}
      href={target.kind === "internal" ? withBase(target.to) : target.href}
      {...(isElsewhere && { target: "_blank", rel: "noopener" })}
      onClick={(event) => onOpen(event, row)}
    >
      {picture ? (
        <img className={styles.picture} src={picture} alt="" />
      ) : (
        <svg className={styles.picture} viewBox="0 0 32 32" aria-hidden="true">
          <path d="M1 24 9 13l4 5 7-10 11 16" />
        </svg>
      )}
      <span className={styles.words}>
        <b>
          <Marked text={title} asked={asked} found={terms} />
          {isElsewhere && <OutArrow />}
        </b>{" "}
        {text && (
          <span className={styles.text} data-remark={isRemark || undefined}>
            <Marked text={isRemark ? `(${text})` : text} asked={asked} found={terms} />
          </span>
        )}
        {isElsewhere && <Unseen>{` ${newTab}`}</Unseen>}
      </span>{" "}
      <span className={styles.where}>{where.join(", ")}</span>
    </a>
  );
};
