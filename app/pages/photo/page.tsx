import { galleryPath, photoParam, photoPath, photosFile } from "../../../site/addresses/photos.ts";
import { compilePhoto, shorten } from "../../../site/compile/photo.ts";
import type { PhotoView as View } from "../../../site/compile/view.ts";
import { photoLd } from "../../../site/ld/photos.ts";
import type { Photo, Photography } from "../../../site/schema/photography.ts";
import { Island } from "../../islands/island.tsx";
import { withBase } from "../../lib/base.ts";
import type { Page } from "../../page.ts";
import { content, ldContext } from "../../site.ts";
import { pipeline } from "../../pipeline.ts";
import { PhotoFacts } from "../../ui/gallery/photo-facts.tsx";
import { Photograph } from "../../ui/gallery/photograph.tsx";
import { viewerPhoto } from "../../ui/gallery/viewer-photo.ts";
import { Pager } from "../../ui/pager/pager.tsx";
import { Container } from "../../ui/section/section.tsx";
import { Share } from "../../ui/share/share.tsx";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import { photoCard } from "../cards.ts";
import { headOf } from "../head.ts";
import styles from "./photo.module.css";
import { photo as words } from "../../../site/words/photography.ts";

export const photoPage = async (photography: Photography, given: Photo): Promise<Page> => {
  const photo = await compilePhoto(photography, given, pipeline);
  const { slug } = photo;
  const title = `${photo.title} · ${photography.title}`;
  const description = shorten(photo.alt);
  const card = photoCard(given);
  return {
    head: await headOf({ title, description, path: photoPath(slug), card, ld: photoLd(ldContext, photo) }),
    options: { nav: galleryPath },
    view: <PhotoView photo={photo} gallery={photography} />,
  };
};

/** Where a window leaves room beside a photograph for its title, or only for its facts. */
const placeOf = ({ width, height }: View["picture"]) => {
  if (width < height) return styles.upright;
  return width / height < 1.55 ? styles.beside : "";
};

const PhotoView = ({ photo, gallery }: { photo: View; gallery: Photography }) => (
  <>
    <Photograph photo={photo} />
    <Container className={`${styles.about} ${placeOf(photo.picture)}`} data-shape={photo.shape}>
      <h1>{photo.title}</h1>
      <section aria-label={words.about}>
        {photo.comment && <p>{photo.comment}</p>}
        <small>{photo.place}</small>
        <PhotoFacts facts={photo.facts} />
      </section>
      <div>
        <RelatedLinks {...photo} />
        <Share title={photo.title} path={photoPath(photo.slug)} />
      </div>
    </Container>
    <Island
      name="viewer"
      hydrate="click"
      props={{
        param: photoParam,
        photos: [viewerPhoto(photo)],
        hasPages: true,
        all: withBase(photosFile),
        title: `${gallery.title} · ${content.site.title}`,
      }}
    />
    {photo.next && <Pager label={words.others} previous={photo.previous} next={photo.next} />}
  </>
);

const RelatedLinks = ({ printUrl, collections }: View) => (
  <ul>
    {printUrl && (
      <li>
        <SmartLink url={printUrl}>{words.print}</SmartLink>
      </li>
    )}
    {collections?.map(({ label, path }) => (
      <li key={path}>
        <SmartLink url={path}>{label}</SmartLink>
      </li>
    ))}
    <li>
      <SmartLink url={`${galleryPath}#gallery`}>{words.all}</SmartLink>
    </li>
  </ul>
);
