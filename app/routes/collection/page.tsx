import * as says from "virtual:words/collection";
import * as words from "virtual:words/photography";
import { galleryPath } from "../../../site/addresses/photos.ts";
import { Gallery } from "../../features/gallery/gallery.tsx";
import { galleryMeta } from "../../features/gallery/meta.ts";
import { withoutBase } from "../../lib/base.ts";
import { pageHandle } from "../../shell/page.ts";
import { Masthead } from "../../ui/masthead/masthead.tsx";
import { Onward } from "../../ui/onward/onward.tsx";
import { Section } from "../../ui/section/section.tsx";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import { getCollection } from "../../content.server.ts";
import type { Route } from "./+types/page";
import styles from "./collection.module.css";

export const loader = ({ url }: Route.LoaderArgs) => getCollection(withoutBase(url.pathname));

export const handle = pageHandle(() => ({ nav: galleryPath }));

/** The data is fixed at build: opening a photo, which changes the address, does not ask for it again. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData, location }) => galleryMeta(loaderData, location);

export { Failure as ErrorBoundary } from "../failure/failure.tsx";

export default function CollectionPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <Masthead title={page.title} fit={page.fit} lede={page.lede} />
      <Section title={words.gallery} id="gallery" intro={page.galleryIntro} bleed>
        <Gallery {...page.gallery} path={page.path} />
        <p className={styles.all} data-print="none">
          <SmartLink url={`${galleryPath}#gallery`}>{says.all}</SmartLink>
        </p>
      </Section>
      {page.next && <Onward label={says.others} previous={page.previous} next={page.next} />}
    </>
  );
}
