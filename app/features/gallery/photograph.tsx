import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { enlarge as nameOf } from "virtual:words/photo";
import { photoField, photoPath } from "../../../site/addresses/photos.ts";
import type { PhotoView } from "../../../site/compile/view.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import { type Photo, askedPhoto } from "../viewer/photo.ts";
import { useViewer } from "../viewer/use-viewer.tsx";
import styles from "./photograph.module.css";
import "./shapes.css";

/** The photos beside which this one is seen. They come when the viewer is wanted; if they cannot be had, it has this one. */
const useGallery = (own: Photo) => {
  const [photos, setPhotos] = useState<Photo[]>();
  const wanted = askedPhoto(useLocation().search, photoField) !== null && photos === undefined;
  useEffect(() => {
    if (!wanted) return;
    import("./gallery-photos.ts").then(({ loadPhotos }) => loadPhotos()).then(setPhotos, () => setPhotos([own]));
  }, [wanted, own]);
  return photos;
};

/** One photograph, as large as the window allows. It links to its large picture; with scripts the viewer opens. */
export const Photograph = ({ photo }: { photo: PhotoView }) => {
  const { links, busy, enlarge, viewer } = useViewer<HTMLDivElement>({
    field: photoField,
    pathOf: photoPath,
    photos: useGallery(photo),
    linked: useMemo(() => [photo], [photo]),
  });

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
