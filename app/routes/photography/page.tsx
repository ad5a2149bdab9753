import type { ComponentProps } from "react";
import * as words from "virtual:words/photography";
import { galleryPath } from "../../../site/addresses/photos.ts";
import type { SkySectionView } from "../../../site/compile/view.ts";
import type { Span } from "../../../site/pictures/slots.ts";
import { SkyBlock, prepareSky } from "../../blocks/sky-block.tsx";
import { Embed } from "../../features/embed/embed.tsx";
import { Gallery } from "../../features/gallery/gallery.tsx";
import { galleryMeta } from "../../features/gallery/meta.ts";
import { withoutBase } from "../../lib/base.ts";
import { AfterFirstScreen } from "../../shell/first-screen.tsx";
import { type PageStyle, pageHandle } from "../../shell/page.ts";
import { LinkList } from "../../ui/link-list/link-list.tsx";
import { Masthead } from "../../ui/masthead/masthead.tsx";
import { RichText } from "../../ui/prose/rich.tsx";
import { Section } from "../../ui/section/section.tsx";
import { TileGrid } from "../../ui/tile-grid/tile-grid.tsx";
import { getPhotography } from "../../content.server.ts";
import type { Route } from "./+types/page";
import { Collections } from "./collections.tsx";

export const loader = ({ url }: Route.LoaderArgs) => getPhotography(withoutBase(url.pathname));

const style = ({ masthead, sky }: Awaited<ReturnType<typeof loader>>): PageStyle => ({
  bar: masthead ? "photo" : "paper",
  nav: galleryPath,
  ...(sky ? { lively: [sky.block.kind] } : {}),
});

export const handle = { ...pageHandle(style), prepare: prepareSky };

/** The data is fixed at build: opening a photo, which changes the address, does not ask for it again. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData, location }) => galleryMeta(loaderData, location);

export { Failure as ErrorBoundary } from "../failure/failure.tsx";

export default function PhotographyPage({ loaderData: page }: Route.ComponentProps) {
  const [first, ...others] = [
    page.prints.length > 0 && (
      <Section key="prints" title={words.prints} id="prints" intro={words.printsIntro}>
        <LinkList items={page.prints} />
      </Section>
    ),
    page.albums.length > 0 && (
      <Section key="albums" title={words.albums} id="albums" intro={words.albumsIntro}>
        <Albums albums={page.albums} />
      </Section>
    ),
    page.collections.length > 0 && (
      <Section key="collections" title={words.collections} id="collections" intro={words.collectionsIntro}>
        <Collections collections={page.collections} />
      </Section>
    ),
    page.gallery.photos.length > 0 && (
      <Section key="gallery" title={words.gallery} id="gallery" intro={page.galleryIntro} bleed>
        <Gallery {...page.gallery} path={galleryPath} />
      </Section>
    ),
    page.sky && <Sky key="sky" {...page.sky} />,
  ].filter(Boolean);
  return (
    <>
      <Masthead title={page.title} fit={page.fit} lede={page.lede} picture={page.masthead} ridge={5} ground="paper" />
      {first}
      <AfterFirstScreen>{others}</AfterFirstScreen>
    </>
  );
}

const Sky = ({ id, title, intro, block }: SkySectionView) => (
  <Section title={title} id={id} intro={intro && <RichText text={intro} />}>
    <SkyBlock {...block} />
  </Section>
);

type Album = ComponentProps<typeof Embed> & { span: Span; ratio: string };

const Albums = ({ albums }: { albums: Album[] }) => (
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
