import { Unseen } from "../../ui/unseen/unseen.tsx";
import type { ViewerPhoto } from "../../ui/gallery/viewer-photo.ts";
import styles from "./viewer.module.css";
import { viewer } from "../../../site/words/viewer.ts";

const { position } = viewer;

type Props = { photo: ViewerPhoto; index: number; total: number };

/** The caption is said aloud when the photo changes. */
export const Caption = ({ photo: { title, comment }, index, total }: Props) => (
  <p className={styles.caption} aria-live="polite" aria-atomic="true">
    <Unseen>{`${position({ index: index + 1, total })}: `}</Unseen>
    <b>{title}</b> {comment && <em>{comment}</em>}
  </p>
);
