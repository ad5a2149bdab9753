import type { Ref } from "react";
import { newTab } from "virtual:words/link";
import { OutArrow } from "../../ui/icon/out-arrow.tsx";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import option from "./option.module.css";
import styles from "./palette.module.css";

/** Options of one kind, under their heading. */
const Group = () => (
  <div role="group" className={styles.group}>
    <div role="presentation" className={styles.heading} />
    <div role="presentation" className={styles.rows} />
  </div>
);

/** One result with all that any may have. It is a link as well, for the middle button, the context menu and a new tab. */
const Result = () => (
  <a href="/" role="option" tabIndex={-1} className={option.option} aria-selected={false}>
    {/* The row may have shown another: as a background that is gone at once, where an image would keep it for a while. */}
    <span className={option.picture} />
    <svg className={option.picture} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M1 24 9 13l4 5 7-10 11 16" />
    </svg>
    <span className={option.words}>
      <b>
        <OutArrow />
      </b>{" "}
      <span className={option.text} />
      <Unseen>{` ${newTab}`}</Unseen>
    </span>{" "}
    <span className={option.where} />
  </a>
);

/** A question that was asked on this device before. */
const Asked = () => (
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- Each copy gets the question's words.
  <div role="option" tabIndex={-1} className={option.option} aria-selected={false} data-recent />
);

/** What the list is made of; `makeDrawing` copies them. */
export const Models = ({ ref }: { ref: Ref<HTMLDivElement> }) => (
  <div ref={ref} hidden>
    <Group />
    <Result />
    <Asked />
  </div>
);
