import { galleryPagePath, galleryPath } from "../../../site/addresses/photos.ts";
import { headOfGallery } from "../../../site/compile/gallery.ts";
import { compilePhotography } from "../../../site/compile/pages.ts";
import { galleryLd } from "../../../site/ld/photos.ts";
import type { Photography } from "../../../site/schema/photography.ts";
import { Island } from "../../islands/island.tsx";
import type { Page } from "../../page.ts";
import { ldContext } from "../../site.ts";
import { pipeline } from "../../pipeline.ts";
import { Embed } from "../../ui/embed/embed.tsx";
import { LinkList } from "../../ui/link-list/link-list.tsx";
import { Masthead } from "../../ui/masthead/masthead.tsx";
import { RichText } from "../../ui/prose/rich.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Tile, TileGrid } from "../../ui/tile-grid/tile-grid.tsx";
import { galleryCard } from "../cards.ts";
import { headOf } from "../head.ts";
import { GallerySection } from "./gallery-section.tsx";
import { photography as words } from "../../../site/words/photography.ts";

type View = Awaited<ReturnType<typeof compilePhotography>>;

export const photographyPage = async (photography: Photography, page: number): Promise<Page> => {
  const view = await compilePhotography(photography, pipeline, page);
  const path = galleryPagePath(page);
  const ld = galleryLd(ldContext, path);
  return {
    head: await headOf({ ...headOfGallery(photography, page), path, card: galleryCard(photography), ld }),
    options: { bar: view.masthead ? "photo" : "paper", nav: galleryPath },
    view: <PhotographyView {...view} />,
  };
};

const PhotographyView = ({ title, lede, masthead, prints, albums, collections, galleryIntro, gallery, sky }: View) => (
  <>
    <Masthead title={title} lede={lede} picture={masthead} ridgeSeed={5} compact />
    {gallery.photos.length > 0 && <GallerySection gallery={gallery} path={galleryPath} intro={galleryIntro} />}
    {prints.length > 0 && (
      <Section title={words.prints} id="prints" intro={words.printsIntro}>
        <LinkList items={prints} />
      </Section>
    )}
    {albums.length > 0 && (
      <Section title={words.albums} id="albums" intro={words.albumsIntro}>
        <Albums albums={albums} />
      </Section>
    )}
    {collections.length > 0 && (
      <Section title={words.collections} id="collections" intro={words.collectionsIntro}>
        <TileGrid>
          {collections.map((tile) => (
            <Tile key={tile.url} tile={tile} />
          ))}
        </TileGrid>
      </Section>
    )}
    {sky && (
      <Section title={sky.title} id={sky.id} intro={sky.intro && <RichText text={sky.intro} />}>
        <Island name="sky" props={sky.block} />
      </Section>
    )}
  </>
);

const Albums = ({ albums }: Pick<View, "albums">) => (
  <TileGrid>
    {albums.map(({ span, ratio, ...album }) => (
      <li
        key={album.url}
        data-phone={span.phone}
        data-tablet={span.tablet}
        data-desktop={span.desktop}
        data-ratio={ratio}
      >
        <Embed {...album} />
      </li>
    ))}
  </TileGrid>
);
