import type { MouseEvent } from "react";
import { link } from "../../../site/words/common.ts";
import { linkTarget } from "../../lib/base.ts";
import { OutArrow } from "../../ui/icon/icon.tsx";
import { Archived } from "../../ui/smart-link/smart-link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import type { Result } from "./engine.ts";
import styles from "./search.module.css";

type Props = {
  id: string;
  result: Result;
  isChosen: boolean;
  onChoose: () => void;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** An option that is also a link, for middle clicks, the context menu and new tabs. */
export const ResultOption = ({ id, result, isChosen, onChoose, onOpen }: Props) => {
  const { kind, title, text, url, where, topic, picture, mark } = result;
  const target = linkTarget(url);
  const isElsewhere = target.kind === "external";
  // Comments of links and gear are in parentheses, as on pages.
  const isRemark = kind === "link" || kind === "gear";
  const marked = (shown: string) =>
    mark(shown).map((piece, index) => (piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text));
  return (
    <a
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={styles.option}
      data-topic={topic}
      href={target.href}
      {...(isElsewhere && { target: "_blank", rel: "noopener" })}
      onPointerMove={onChoose}
      onClick={target.kind === "internal" ? onOpen : undefined}
    >
      {picture ? (
        <img src={picture} alt="" />
      ) : (
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M1 24 9 13l4 5 7-10 11 16" />
        </svg>
      )}
      <span>
        <b>
          {marked(title)}
          <Archived url={target.href} />
          {isElsewhere && <OutArrow />}
        </b>{" "}
        {text && <span data-remark={isRemark || undefined}>{marked(isRemark ? `(${text})` : text)}</span>}
        {isElsewhere && <VisuallyHidden>{` ${link.newTab}`}</VisuallyHidden>}
      </span>{" "}
      <small>{where.join(", ")}</small>
    </a>
  );
};
