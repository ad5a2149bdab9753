import type { ViewerPhoto } from "../../ui/gallery/viewer-photo.ts";
import styles from "./viewer.module.css";

type Props = {
  photo: ViewerPhoto;
  viewport: { width: number; height: number };
  zoom: number;
  isCurrent: boolean;
  preview: string | undefined;
};

/** The small photo shows until the large one is decoded. */
export const Slide = ({ photo: { picture, alt }, viewport, zoom, isCurrent, preview }: Props) => {
  const scale = Math.min(viewport.width / picture.width, viewport.height / picture.height, 1);
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  return (
    <div className={styles.slide} style={{ width, height, background: picture.color }}>
      {preview && <img src={preview} alt="" draggable={false} />}
      <picture>
        {picture.sources.map((source) => (
          <source key={source.type} {...source} sizes={`${Math.round(width * zoom)}px`} />
        ))}
        <img
          src={picture.src}
          width={width}
          height={height}
          alt={alt}
          draggable={false}
          decoding="async"
          fetchPriority={isCurrent ? "high" : "low"}
        />
      </picture>
    </div>
  );
};
