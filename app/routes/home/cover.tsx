import { useEffect, useRef } from "react";
import type { Shown } from "../../../site/compile/view.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import styles from "./cover.module.css";
import { skyline } from "./skyline.ts";

type Props = { title: string; range: Shown };

/** The word stands behind the range; scrolling lets it set behind the ridge and rise in the bar. */
export const Cover = ({ title, range }: Props) => {
  const upper = useRef<HTMLDivElement>(null);

  // The banner docks once the upper part of the cover has left the window.
  useEffect(() => {
    const root = document.documentElement;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) root.toggleAttribute("data-docked", !entry.isIntersecting);
    });
    if (upper.current) observer.observe(upper.current);
    return () => {
      observer.disconnect();
      root.removeAttribute("data-docked");
    };
  }, []);

  return (
    <div className={styles.cover}>
      <div ref={upper} className={styles.upper} />
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.range}>
        <svg viewBox="0 0 2560 1180" preserveAspectRatio="none" aria-hidden="true">
          <path d={skyline} />
        </svg>
        <Picture picture={range.picture} alt={range.alt} fit="cover" eager />
      </div>
    </div>
  );
};
