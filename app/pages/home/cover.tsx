import { Fragment } from "react";
import type { CoverName } from "../../../site/compile/cover-name.ts";
import type { Shown } from "../../../site/compile/view.ts";
import type { Skyline } from "../../../site/pictures/skyline.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import styles from "./cover.module.css";
import word from "./name.module.css";

type Props = {
  name: CoverName;
  range: Shown;
  /** The stylesheet reads this number digit by digit. */
  summit: string;
  /** A picture without an outline is a photograph, and the name stands on its upper edge. */
  skyline?: Skyline | undefined;
};

/** The word stands behind the range; scrolling lets it set behind the ridge and rise in the bar. */
export const Cover = ({ name, range, summit, skyline }: Props) => (
  <div className={styles.cover} data-number={summit} data-photo={skyline ? undefined : true}>
    <div className={styles.upper} data-cover-upper />
    <div className={word.name} data-number={name.wide.em} data-lines={name.wide.lines}>
      <h1 tabIndex={-1} dir="auto" data-number={name.narrow.em} data-lines={name.narrow.lines}>
        {name.parts.map(({ text, ends }, index) => (
          <Fragment key={index}>
            {text}
            {ends && <br data-in={ends} />}
          </Fragment>
        ))}
      </h1>
    </div>
    <div className={styles.range}>
      {skyline && (
        <svg viewBox={`0 0 ${skyline.width} ${skyline.height}`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
          <path d={skyline.path} />
        </svg>
      )}
      <Picture picture={range.picture} alt={range.alt} fit="cover" eager />
    </div>
  </div>
);
