import { mastheadRidge } from "../../lib/ridge.ts";
import type { PictureWithAlt } from "../../../site/compile/view.ts";
import { Picture } from "../picture/picture.tsx";
import { Ridge } from "../ridge/ridge.tsx";
import styles from "./masthead.module.css";
import { isShortTitle, titleSize } from "./title-size.ts";

type Props = {
  title: string;
  lede?: string | undefined;
  number?: string | undefined;
  date?: { iso: string; text: string } | undefined;
  ridgeSeed?: number | undefined;
  picture?: (PictureWithAlt & { isCutout?: boolean }) | undefined;
  topic?: string;
  /** On paper, and leaves a third of the first screen to the content below. */
  compact?: boolean;
};

export const Masthead = ({ title, lede, number, date, ridgeSeed = 0, picture, topic, compact = false }: Props) => (
  <div
    className={styles.masthead}
    data-ground={picture && !compact ? "hue" : "paper"}
    data-plain={!picture || undefined}
    data-short={isShortTitle(title) || undefined}
    data-compact={compact || undefined}
  >
    {picture && (
      <>
        <div className={styles.picture} data-cutout={picture.isCutout || undefined}>
          {picture.isCutout && <Backdrop color={picture.picture.color} />}
          <Picture
            picture={picture.picture}
            alt={picture.alt}
            fit="cover"
            morph={topic === undefined ? undefined : "masthead"}
            eager
          />
        </div>
        {!picture.isCutout && <div className={styles.shade} data-print="none" />}
        <Ridge drawing={mastheadRidge(ridgeSeed)} className={styles.ridge} />
      </>
    )}
    <div className={styles.words}>
      {number && <span className={styles.number}>{number}</span>}
      <h1 tabIndex={-1} {...titleSize(title)}>
        {title}
      </h1>
      {lede && <p>{lede}</p>}
      {date && (
        <time className={styles.date} dateTime={date.iso}>
          {date.text}
        </time>
      )}
    </div>
  </div>
);

/** The background of a cutout is an SVG, because the security policy blocks style attributes. */
const Backdrop = ({ color }: { color: string }) => (
  <svg className={styles.backdrop} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
    <rect width="1" height="1" fill={color} />
  </svg>
);
