import * as words from "virtual:words/photo";
import { galleryPath } from "../../../site/addresses/photos.ts";
import type { PhotoLink, PhotoView } from "../../../site/compile/view.ts";
import { Photograph } from "../../features/gallery/photograph.tsx";
import { Sheet } from "../../ui/section/section.tsx";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import styles from "./photo.module.css";

/** A photograph on a page of its own, with what is known of it. */
export const Photo = ({ photo }: { photo: PhotoView }) => (
  <>
    <Photograph photo={photo} />
    <Sheet className={styles.about}>
      <header>
        <h1 tabIndex={-1}>{photo.title}</h1>
        {photo.comment && <p>{photo.comment}</p>}
        <ul>
          {photo.printUrl && (
            <li>
              <SmartLink url={photo.printUrl}>{words.print}</SmartLink>
            </li>
          )}
          <li>
            <SmartLink url={`${galleryPath}#gallery`}>{words.all}</SmartLink>
          </li>
        </ul>
      </header>
      <section aria-label={words.about}>
        <p>{photo.place}</p>
        <dl>
          {photo.facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Sheet>
    {photo.next && (
      <nav className={styles.onward} aria-label={words.others} data-print="none">
        {photo.previous && <Way {...photo.previous} label={words.previous} />}
        <Way {...photo.next} label={words.next} />
      </nav>
    )}
  </>
);

const Way = ({ path, title, label }: PhotoLink & { label: string }) => (
  <SmartLink url={path}>
    <small>{label}</small> <b>{title}</b>
  </SmartLink>
);
