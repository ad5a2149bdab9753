import { galleryPagePath, galleryPath } from "../../../site/addresses/photos.ts";
import { compileCollection } from "../../../site/compile/collection.ts";
import { collectionLd } from "../../../site/ld/photos.ts";
import type { Collection, Photography } from "../../../site/schema/photography.ts";
import type { Page } from "../../page.ts";
import { ldContext } from "../../site.ts";
import { pipeline } from "../../pipeline.ts";
import { Masthead } from "../../ui/masthead/masthead.tsx";
import { Pager } from "../../ui/pager/pager.tsx";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import { collectionCard } from "../cards.ts";
import { headOf } from "../head.ts";
import { GallerySection } from "../photography/gallery-section.tsx";
import { collection as words } from "../../../site/words/photography.ts";

type View = Awaited<ReturnType<typeof compileCollection>>["view"];

export const collectionPage = async (photography: Photography, collection: Collection, page: number): Promise<Page> => {
  const { head, view } = await compileCollection(photography, collection, page, pipeline);
  const path = galleryPagePath(page, view.path);
  const ld = collectionLd(ldContext, { ...collection, path });
  return {
    head: await headOf({ ...head, path, card: collectionCard(photography, collection), ld }),
    options: { nav: galleryPath },
    view: <CollectionView {...view} />,
  };
};

const CollectionView = ({ title, lede, path, galleryIntro, gallery, previous, next }: View) => (
  <>
    <Masthead title={title} lede={lede} compact />
    <GallerySection gallery={gallery} path={path} intro={galleryIntro}>
      <SmartLink url={`${galleryPath}#gallery`}>{words.all}</SmartLink>
    </GallerySection>
    {next && <Pager label={words.others} previous={previous} next={next} />}
  </>
);
