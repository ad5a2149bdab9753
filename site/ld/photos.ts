import { absolute } from "../addresses/absolute.ts";
import { galleryPath, photoPath } from "../addresses/photos.ts";
import { type LdContext, type Node, ownerOf, breadcrumbs } from "./page.ts";

export type ShownPhoto = {
  slug: string;
  title: string;
  comment?: string | undefined;
  printUrl?: string | undefined;
  picture: { src: string };
};

/** Search engines show the creator and license of a picture only if each picture states them. */
const imageOf = (context: LdContext, { slug, title, picture }: ShownPhoto): Node => {
  const { content, address } = context;
  const license = content.photography?.license;
  return {
    "@type": "ImageObject",
    name: title,
    url: absolute(address, photoPath(slug)),
    contentUrl: address.url + picture.src,
    creator: { "@id": ownerOf(context)["@id"] },
    license: license && absolute(address, license),
  };
};

/** The home page lists the owner's profiles. */
const creatorOf = (context: LdContext): Node => ({ ...ownerOf(context), sameAs: undefined });

const imagesOf = (context: LdContext, name: string, path: string, photos: ShownPhoto[]): Node => ({
  "@type": "ImageGallery",
  name,
  url: absolute(context.address, path),
  creator: creatorOf(context),
  image: photos.length > 0 ? photos.map((photo) => imageOf(context, photo)) : undefined,
});

export const galleryLd = (context: LdContext, photos: ShownPhoto[], path = galleryPath): Node[] => {
  const { photography } = context.content;
  if (!photography) return [];
  const { title } = photography;
  return [imagesOf(context, title, path, photos), breadcrumbs(context, { title })];
};

type CollectionPage = { slug: string; path: string; photos: ShownPhoto[] };

export const collectionLd = (context: LdContext, { slug, path, photos }: CollectionPage): Node[] => {
  const { content, address } = context;
  const collection = content.photography?.collections.find((candidate) => candidate.slug === slug);
  if (!content.photography || !collection) return [];
  const { title, lede } = collection;
  return [
    {
      ...imagesOf(context, title, path, photos),
      description: lede,
      isPartOf: { "@type": "ImageGallery", url: absolute(address, galleryPath) },
    },
    breadcrumbs(context, { title: content.photography.title, path: galleryPath }, { title }),
  ];
};

export const photoLd = (context: LdContext, photo: ShownPhoto): Node[] => {
  const { content, address } = context;
  const { owner } = content.site;
  const image: Node = {
    ...imageOf(context, photo),
    caption: photo.comment,
    creator: creatorOf(context),
    creditText: owner.name,
    copyrightNotice: `© ${owner.name}`,
    acquireLicensePage: photo.printUrl && absolute(address, photo.printUrl),
  };
  return [
    image,
    breadcrumbs(context, { title: content.photography?.title ?? "", path: galleryPath }, { title: photo.title }),
  ];
};
