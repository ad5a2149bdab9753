export const galleryPath = "/photography";

export const photosPerPage = 60;

/** The first page is at the gallery's own address. */
export const galleryPagePath = (page: number) => (page === 1 ? galleryPath : `${galleryPath}/page/${page}`);

export const galleryPageCount = (photos: number) => Math.max(1, Math.ceil(photos / photosPerPage));

export const galleryPageAt = (path: string) => {
  const [, page] = new RegExp(`^${galleryPath}(?:/page/([1-9]\\d*))?/?$`).exec(path) ?? [undefined, "0"];
  return page === undefined ? 1 : Number(page) || undefined;
};

export const photoField = "photo";

export const photoPath = (slug: string) => `${galleryPath}/${slug}`;

/** Addresses like this were shared before the photos had pages. */
export const viewerPath = (slug: string) => `${galleryPath}?${photoField}=${slug}`;

/** The path may be that of no photo at all. */
export const photoAt = (path: string) => new RegExp(`^${galleryPath}/([a-z\\d-]+)/?$`).exec(path)?.[1];
