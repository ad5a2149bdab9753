import { useEffect, useMemo } from "react";
import { useFetcher, useLocation } from "react-router";
import { enlarge as nameOf } from "virtual:words/photography";
import { galleryPath, photoField, photoPath } from "../../../site/addresses/photos.ts";
import type { PhotoView } from "../../../site/compile/view.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import { askedPhoto } from "../viewer/photo.ts";
import { useViewer } from "../viewer/use-viewer.tsx";
import type { GalleryPhoto } from "./photo.ts";
import styles from "./photograph.module.css";
import "./shapes.css";

type GalleryPage = { gallery: { photos: GalleryPhoto[] } };

/** The photos beside which this one is seen. They come with the gallery's page, and only when the viewer is wanted. */
const useGallery = () => {
  const { load, data } = useFetcher<GalleryPage>();
  const wanted = askedPhoto(useLocation().search, photoField) !== null && data === undefined;
  useEffect(() => {
    if (wanted) void load(galleryPath);
  }, [wanted, load]);
  return data?.gallery.photos;
};

/** One photograph, as large as the window allows. It links to its large picture; with scripts the viewer opens. */
export const Photograph = ({ photo }: { photo: PhotoView }) => {
  const { links, busy, enlarge, viewer } = useViewer<HTMLDivElement>({
    field: photoField,
    pathOf: photoPath,
    photos: useGallery(),
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
