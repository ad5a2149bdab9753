import { mastheadRidge } from "../../lib/ridge.ts";
import type { Shown } from "../../lib/view.ts";
import { Picture } from "../picture/picture.tsx";
import { Ridge } from "../ridge/ridge.tsx";
import styles from "./masthead.module.css";

type Props = {
  title: string;
  lede?: string;
  no?: string;
  /** Which ridge cuts the picture. */
  ridge?: number;
  picture?: Shown & { stands?: boolean };
  ground?: "hue" | "paper";
};

/** A page's opening: a picture cut by a block whose upper edge is a ridge, and a title that fills its sheet. */
export const Masthead = ({ title, lede, no, ridge = 0, picture, ground = "hue" }: Props) => (
  <div
    className={styles.masthead}
    data-ground={picture ? ground : "paper"}
    data-plain={!picture || undefined}
    data-short={title.length < 9 || undefined}
  >
    {picture && (
      <>
        <div className={styles.picture} data-stands={picture.stands || undefined}>
          <Picture picture={picture.picture} alt={picture.alt} fit="cover" eager />
        </div>
        <div className={styles.shade} data-print="none" />
        <Ridge path={mastheadRidge(ridge)} className={styles.ridge} />
      </>
    )}
    <div className={styles.words}>
      {no && <span className={styles.no}>{no}</span>}
      <h1 tabIndex={-1} data-len={title.length}>
        {title}
      </h1>
      {lede && <p>{lede}</p>}
    </div>
  </div>
);
