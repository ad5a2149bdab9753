import { useEffect, useRef } from "react";
import { viewer as words } from "../../../site/words/viewer.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import type { ViewerPhoto } from "../../ui/gallery/viewer-photo.ts";
import styles from "./viewer.module.css";

type Props = { photos: ViewerPhoto[]; index: number; onSelect: (index: number) => void };

/** The strip is one tab stop: arrow keys change the photo, and the focus follows. */
export const Strip = ({ photos, index, onSelect }: Props) => {
  const strip = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = strip.current;
    const current = list?.querySelector<HTMLElement>("[aria-current]");
    current?.scrollIntoView({ block: "nearest", inline: "center" });
    if (list?.contains(document.activeElement)) current?.focus({ preventScroll: true });
  }, [index]);

  // The lightbox blocks horizontal scrolling with a native listener, which runs before React's handlers.
  useEffect(() => {
    const list = strip.current;
    const stop = (event: Event) => event.stopPropagation();
    list?.addEventListener("wheel", stop, { passive: true });
    return () => list?.removeEventListener("wheel", stop);
  }, []);

  return (
    <nav aria-label={words.all}>
      <ul className={styles.strip} ref={strip}>
        {photos.map(({ slug, title, picture }, at) => (
          <li key={slug}>
            <button
              type="button"
              aria-label={title}
              aria-current={at === index || undefined}
              tabIndex={at === index ? 0 : -1}
              onClick={() => onSelect(at)}
            >
              <Picture picture={{ ...picture, sizes: "72px" }} alt="" fit="cover" />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
};
