import * as words from "virtual:words/photo";
import { galleryPath, photoPath } from "../../../site/addresses/photos.ts";
import type { PhotoView } from "../../../site/compile/view.ts";
import { Photograph } from "../../features/gallery/photograph.tsx";
import { Late } from "../../shell/late.tsx";
import { Onward } from "../../ui/onward/onward.tsx";
import { Sheet } from "../../ui/section/section.tsx";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import styles from "./photo.module.css";

const loadShare = () => import("../../features/share/share.tsx").then(({ Share }) => Share);

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
          {photo.collections?.map(({ label, path }) => (
            <li key={path}>
              <SmartLink url={path}>{label}</SmartLink>
            </li>
          ))}
          <li>
            <SmartLink url={`${galleryPath}#gallery`}>{words.all}</SmartLink>
          </li>
        </ul>
        <div className={styles.share}>
          <Late load={loadShare} given={{ title: photo.title, path: photoPath(photo.slug) }} />
        </div>
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
    {photo.next && <Onward label={words.others} previous={photo.previous} next={photo.next} />}
  </>
);
