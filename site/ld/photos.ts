import { absolute } from "../addresses/absolute.ts";
import { galleryPath, photoPath } from "../addresses/photos.ts";
import { type LdContext, type Node, ownerOf, breadcrumbs } from "./page.ts";

/** The home page lists the owner's profiles. */
const creatorOf = (context: LdContext): Node => ({ ...ownerOf(context), sameAs: undefined });

/** Photos are described on their own pages. */
const galleryOf = (context: LdContext, name: string, path: string): Node => ({
  "@type": "ImageGallery",
  name,
  url: absolute(context.address, path),
  creator: creatorOf(context),
});

export const galleryLd = (context: LdContext, path = galleryPath): Node[] => {
  const title = context.content.photography?.title ?? "";
  return [galleryOf(context, title, path), breadcrumbs(context, { title })];
};

type CollectionPage = { title: string; lede?: string | undefined; path: string };

export const collectionLd = (context: LdContext, { title, lede, path }: CollectionPage): Node[] => [
  {
    ...galleryOf(context, title, path),
    description: lede,
    isPartOf: { "@type": "ImageGallery", url: absolute(context.address, galleryPath) },
  },
  breadcrumbs(context, { title: context.content.photography?.title ?? "", path: galleryPath }, { title }),
];

type ShownPhoto = {
  slug: string;
  title: string;
  comment?: string | undefined;
  printUrl?: string | undefined;
  picture: { src: string };
};

/** Search engines show the creator and license of a picture only if the page states them. */
export const photoLd = (context: LdContext, { slug, title, comment, printUrl, picture }: ShownPhoto): Node[] => {
  const { content, address } = context;
  const { owner } = content.site;
  const { license, title: gallery = "" } = content.photography ?? {};
  return [
    {
      "@type": "ImageObject",
      name: title,
      url: absolute(address, photoPath(slug)),
      contentUrl: address.url + picture.src,
      license: license && absolute(address, license),
      caption: comment,
      creator: creatorOf(context),
      creditText: owner.name,
      copyrightNotice: `© ${owner.name}`,
      acquireLicensePage: printUrl && absolute(address, printUrl),
    },
    breadcrumbs(context, { title: gallery, path: galleryPath }, { title }),
  ];
};
