import type { ReactNode } from "react";
import type { arrange } from "../../../site/compile/photos.ts";
import type { PictureWithAlt } from "../../../site/compile/view.ts";
import { Picture } from "../picture/picture.tsx";
import styles from "./justified-rows.module.css";

type Rows<Photo extends PictureWithAlt> = ReturnType<typeof arrange<Photo>>;

type Props<Photo extends PictureWithAlt> = Rows<Photo> & {
  /** The query parameter that names a photo of this list. */
  param?: string;
  /** Renders an item around its picture. */
  children: (photo: Rows<Photo>["photos"][number], picture: ReactNode) => ReactNode;
};

/** A <template> ends a row: besides <li> and <script>, it is the only element that HTML allows in a list. */
export const JustifiedRows = <Photo extends PictureWithAlt>({ photos, empty, param, children }: Props<Photo>) => (
  <ul className={styles.rows} data-photos={param}>
    {photos.flatMap((photo, index) => [
      <li key={`photo ${index}`} data-shape={photo.shape}>
        {children(photo, <Picture picture={photo.picture} alt={photo.alt} fit="cover" className={styles.frame} />)}
      </li>,
      photo.ends && index < photos.length - 1 && <template key={`after ${index}`} data-ends={photo.ends} />,
    ])}
    {empty.map(({ viewport, shape }) => (
      <template key={viewport} data-empty={viewport} data-shape={shape} />
    ))}
  </ul>
);
