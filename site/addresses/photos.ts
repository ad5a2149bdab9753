/** Where the photographs of the gallery are found: each has a page of its own, under the page that shows them all. */

export const galleryPath = "/photography";

/** So many photographs are on one page; a gallery that has more is several pages. */
export const photosPerPage = 60;

/** The pages of a gallery: the first is at the gallery's own address. */
export const galleryPagePath = (page: number) => (page === 1 ? galleryPath : `${galleryPath}/page/${page}`);

export const galleryPageCount = (photos: number) => Math.max(1, Math.ceil(photos / photosPerPage));

/** Which page of the gallery is at this path, if one can be. */
export const galleryPageAt = (path: string) => {
  const [, page] = new RegExp(`^${galleryPath}(?:/page/([1-9]\\d*))?/?$`).exec(path) ?? [undefined, "0"];
  return page === undefined ? 1 : Number(page) || undefined;
};

/** The field of the gallery's address that names the photo in view. */
export const photoField = "photo";

export const photoPath = (slug: string) => `${galleryPath}/${slug}`;

/** The gallery with one photo open. Addresses like this were shared before the photos had pages. */
export const viewerPath = (slug: string) => `${galleryPath}?${photoField}=${slug}`;

/** The photo whose page would be at this path, whether there is such a photo or not. */
export const photoAt = (path: string) => new RegExp(`^${galleryPath}/([a-z\\d-]+)/?$`).exec(path)?.[1];
