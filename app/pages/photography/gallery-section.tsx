import type { ReactNode } from "react";
import { galleryPath, photoParam, photoPath, photosFile } from "../../../site/addresses/photos.ts";
import type { compileGallery } from "../../../site/compile/gallery.ts";
import { photography as words } from "../../../site/words/photography.ts";
import { Island } from "../../islands/island.tsx";
import { withBase } from "../../lib/base.ts";
import { JustifiedRows } from "../../ui/gallery/justified-rows.tsx";
import { viewerPhoto } from "../../ui/gallery/viewer-photo.ts";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./gallery-section.module.css";

type Props = {
  gallery: Awaited<ReturnType<typeof compileGallery>>;
  /** The path of its first page. */
  path: string;
  intro: string;
  children?: ReactNode;
};

/** A gallery or a collection, with the viewer of all its photos. Its heading is visually hidden. */
export const GallerySection = ({ gallery: { photos, empty, pages }, path, intro, children }: Props) => (
  <section className={styles.section} id="gallery" tabIndex={-1}>
    <h2>
      <VisuallyHidden>{words.gallery}</VisuallyHidden>
    </h2>
    <JustifiedRows photos={photos} empty={empty} param={photoParam}>
      {({ slug, title, alt }, picture) => (
        <a
          href={withBase(photoPath(slug))}
          aria-label={words.enlarge({ title, alt })}
          data-opens="viewer"
          data-slug={slug}
        >
          {picture}
        </a>
      )}
    </JustifiedRows>
    <div className={styles.foot}>
      <small>{intro}</small>
      {children}
      {pages && (
        <nav aria-label={words.pages} data-print="none">
          {pages.previous && <SmartLink url={pages.previous}>{words.previousPage}</SmartLink>}
          {pages.next && <SmartLink url={pages.next}>{words.nextPage}</SmartLink>}
        </nav>
      )}
    </div>
    <Island
      name="viewer"
      hydrate="click"
      props={{
        param: photoParam,
        photos: photos.map(viewerPhoto),
        hasPages: true,
        all: pages && path === galleryPath ? withBase(photosFile) : undefined,
      }}
    />
  </section>
);
