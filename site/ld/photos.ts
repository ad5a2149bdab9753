import { absolute } from "../addresses/absolute.ts";
import { galleryPath, photoPath } from "../addresses/photos.ts";
import { type Known, type Node, ownerOf, wayTo } from "./page.ts";

export type ShownPhoto = {
  slug: string;
  title: string;
  comment?: string | undefined;
  printUrl?: string | undefined;
  picture: { src: string; width: number; height: number };
};

/** Search engines show who made a picture, and where its terms are, when each picture says so. */
const imageOf = ({ content, address }: Known, { slug, title, picture }: ShownPhoto): Node => {
  const license = content.photography?.license;
  return {
    "@type": "ImageObject",
    name: title,
    url: absolute(address, photoPath(slug)),
    contentUrl: address.url + picture.src,
    creator: { "@id": ownerOf({ content, address })["@id"] as string },
    ...(license === undefined ? {} : { license: absolute(address, license) }),
  };
};

const imagesOf = (known: Known, { title, url, photos }: { title: string; url: string; photos: ShownPhoto[] }): Node => {
  const { sameAs: _elsewhere, ...creator } = ownerOf(known);
  return {
    "@type": "ImageGallery",
    name: title,
    url,
    creator,
    ...(photos.length > 0 ? { image: photos.map((photo) => imageOf(known, photo)) } : {}),
  };
};

export const galleryLd = (known: Known, photos: ShownPhoto[], path = galleryPath): Node[] => {
  const { content, address } = known;
  if (!content.photography) return [];
  const { title } = content.photography;
  return [imagesOf(known, { title, url: absolute(address, path), photos }), wayTo(known, { title })];
};

export const collectionLd = (
  known: Known,
  { slug, path, photos }: { slug: string; path: string; photos: ShownPhoto[] },
): Node[] => {
  const { content, address } = known;
  const collection = content.photography?.collections.find((candidate) => candidate.slug === slug);
  if (!content.photography || !collection) return [];
  const { title, lede } = collection;
  return [
    {
      ...imagesOf(known, { title, url: absolute(address, path), photos }),
      description: lede,
      isPartOf: { "@type": "ImageGallery", url: absolute(address, galleryPath) },
    },
    wayTo(known, { title: content.photography.title, path: galleryPath }, { title }),
  ];
};

export const photoLd = (known: Known, photo: ShownPhoto): Node[] => {
  const { content, address } = known;
  const { owner } = content.site;
  const { sameAs: _elsewhere, ...creator } = ownerOf(known);
  const image: Node = {
    ...imageOf(known, photo),
    ...(photo.comment === undefined ? {} : { caption: photo.comment }),
    width: { "@type": "QuantitativeValue", value: photo.picture.width, unitCode: "E37" },
    height: { "@type": "QuantitativeValue", value: photo.picture.height, unitCode: "E37" },
    creator,
    creditText: owner.name,
    copyrightNotice: `© ${owner.name}`,
    ...(photo.printUrl === undefined ? {} : { acquireLicensePage: absolute(address, photo.printUrl) }),
  };
  return [image, wayTo(known, { title: content.photography?.title ?? "", path: galleryPath }, { title: photo.title })];
};
