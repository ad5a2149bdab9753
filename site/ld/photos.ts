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
const imageOf = (known: LdContext, { slug, title, picture }: ShownPhoto): Node => {
  const { content, address } = known;
  const license = content.photography?.license;
  return {
    "@type": "ImageObject",
    name: title,
    url: absolute(address, photoPath(slug)),
    contentUrl: address.url + picture.src,
    creator: { "@id": ownerOf(known)["@id"] },
    license: license && absolute(address, license),
  };
};

/** The home page lists the owner's profiles. */
const creatorOf = (known: LdContext): Node => ({ ...ownerOf(known), sameAs: undefined });

const imagesOf = (known: LdContext, name: string, path: string, photos: ShownPhoto[]): Node => ({
  "@type": "ImageGallery",
  name,
  url: absolute(known.address, path),
  creator: creatorOf(known),
  image: photos.length > 0 ? photos.map((photo) => imageOf(known, photo)) : undefined,
});

export const galleryLd = (known: LdContext, photos: ShownPhoto[], path = galleryPath): Node[] => {
  const { photography } = known.content;
  if (!photography) return [];
  const { title } = photography;
  return [imagesOf(known, title, path, photos), breadcrumbs(known, { title })];
};

type CollectionPage = { slug: string; path: string; photos: ShownPhoto[] };

export const collectionLd = (known: LdContext, { slug, path, photos }: CollectionPage): Node[] => {
  const { content, address } = known;
  const collection = content.photography?.collections.find((candidate) => candidate.slug === slug);
  if (!content.photography || !collection) return [];
  const { title, lede } = collection;
  return [
    {
      ...imagesOf(known, title, path, photos),
      description: lede,
      isPartOf: { "@type": "ImageGallery", url: absolute(address, galleryPath) },
    },
    breadcrumbs(known, { title: content.photography.title, path: galleryPath }, { title }),
  ];
};

export const photoLd = (known: LdContext, photo: ShownPhoto): Node[] => {
  const { content, address } = known;
  const { owner } = content.site;
  const image: Node = {
    ...imageOf(known, photo),
    caption: photo.comment,
    creator: creatorOf(known),
    creditText: owner.name,
    copyrightNotice: `© ${owner.name}`,
    acquireLicensePage: photo.printUrl && absolute(address, photo.printUrl),
  };
  return [
    image,
    breadcrumbs(known, { title: content.photography?.title ?? "", path: galleryPath }, { title: photo.title }),
  ];
};
