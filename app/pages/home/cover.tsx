import type { compileHome } from "../../../site/compile/pages.ts";
import type { HeadingType } from "../../../site/theme/type.ts";
import { inDigits } from "../../lib/em-width.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import { fitCoverName } from "./cover-name.ts";
import styles from "./cover.module.css";
import word from "./name.module.css";

type Home = Awaited<ReturnType<typeof compileHome>>;

/**
 * The name is behind the mountain range. On scroll it sinks behind the ridge and appears in the bar. Only cutouts have a
 * skyline: above a photograph, the name sits on the upper edge.
 */
export const Cover = ({ name, range, skyline, widths }: NonNullable<Home["cover"]> & Pick<HeadingType, "widths">) => {
  const { wide, narrow } = fitCoverName(name, widths);
  return (
    <div className={styles.cover} data-number={inDigits(skyline?.summit ?? 1)} data-photo={skyline ? undefined : true}>
      <div className={styles.upper} data-cover-upper />
      <div className={word.name} data-number={inDigits(wide.em)} data-lines={wide.lines}>
        <h1 tabIndex={-1} dir="auto" data-number={inDigits(narrow.em)} data-lines={narrow.lines}>
          {name}
        </h1>
      </div>
      <div className={styles.range}>
        {skyline && (
          <svg
            viewBox={`0 0 ${skyline.width} ${skyline.height}`}
            preserveAspectRatio="xMidYMin slice"
            aria-hidden="true"
          >
            <path d={skyline.path} />
          </svg>
        )}
        <Picture picture={range.picture} alt={range.alt} fit="cover" eager />
      </div>
    </div>
  );
};
