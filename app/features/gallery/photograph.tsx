import { useMemo } from "react";
import { enlarge as nameOf } from "virtual:words/photo";
import type { PhotoView } from "../../../site/compile/view.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import { useViewer } from "../viewer/use-viewer.tsx";
import { photoAddresses } from "./addresses.ts";
import styles from "./photograph.module.css";
import "./shapes.css";

export const Photograph = ({ photo }: { photo: PhotoView }) => {
  const own = useMemo(() => [photo], [photo]);
  const { links, busy, enlarge, viewer } = useViewer<HTMLDivElement>(photoAddresses, own, true);

  return (
    <div className={styles.ground} ref={links} aria-busy={busy}>
      <a
        href={photo.picture.src}
        className={styles.frame}
        data-shape={photo.shape}
        aria-label={nameOf({ title: photo.title, alt: photo.alt })}
        data-replay
        onClick={(event) => enlarge(event, photo)}
      >
        <Picture picture={photo.picture} alt={photo.alt} fit="cover" eager />
      </a>
      {viewer}
    </div>
  );
};
