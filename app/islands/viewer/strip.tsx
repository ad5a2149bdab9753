import { memo, useEffect, useRef } from "react";
import { Picture } from "../../ui/picture/picture.tsx";
import type { ViewerPhoto } from "../../ui/gallery/viewer-photo.ts";
import { stripRange } from "./strip-range.ts";
import styles from "./viewer.module.css";
import { viewer } from "../../../site/words/viewer.ts";

const { all } = viewer;

type Select = (index: number) => void;

type Props = { photos: ViewerPhoto[]; index: number; onSelect: Select };

type ItemProps = { photo: ViewerPhoto; at: number; current: boolean; onSelect: Select };

/** From one photo to the next only two of them change. */
const Item = memo(({ photo: { title, picture }, at, current, onSelect }: ItemProps) => (
  <li>
    <button
      type="button"
      aria-label={title}
      aria-current={current || undefined}
      tabIndex={current ? 0 : -1}
      onClick={() => onSelect(at)}
    >
      <Picture picture={{ ...picture, sizes: "72px" }} alt="" fit="cover" />
    </button>
  </li>
));

/** The strip is one stop of the Tab key: the arrow keys move on, and focus follows the photo that is shown. */
export const Strip = ({ photos, index, onSelect }: Props) => {
  const strip = useRef<HTMLUListElement>(null);
  const { from, to } = stripRange(photos.length, index);

  useEffect(() => {
    const list = strip.current;
    const item = list?.children[index - from];
    if (!list || !(item instanceof HTMLElement)) return;
    list.scrollTo({ left: item.offsetLeft + item.offsetWidth / 2 - list.clientWidth / 2 });
    if (list.contains(document.activeElement)) item.querySelector("button")?.focus({ preventScroll: true });
  }, [index, from]);

  // The viewer holds back sideways wheels, on the element itself, where React's own handlers come too late.
  useEffect(() => {
    const list = strip.current;
    const stop = (event: Event) => event.stopPropagation();
    list?.addEventListener("wheel", stop, { passive: true });
    return () => list?.removeEventListener("wheel", stop);
  }, []);

  return (
    <nav aria-label={all}>
      <ul className={styles.strip} ref={strip}>
        {photos.slice(from, to).map((photo, at) => (
          <Item key={photo.slug} photo={photo} at={from + at} current={from + at === index} onSelect={onSelect} />
        ))}
      </ul>
    </nav>
  );
};
