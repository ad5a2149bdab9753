export const galleryPath = "/photography";

/** Collections have one more path segment than photos, so their paths can't collide. */
export const collectionPath = (slug: string) => `${galleryPath}/collections/${slug}`;

export const photosPerPage = 60;

/** The first page is at the address of the gallery, or of the collection, itself. */
export const galleryPagePath = (page: number, path = galleryPath) => (page === 1 ? path : `${path}/page/${page}`);

/** All photos of the gallery, for the viewer. No slug contains a dot. */
export const photosFile = `${galleryPath}/photos.json`;

export const galleryPageCount = (photos: number) => Math.max(1, Math.ceil(photos / photosPerPage));

export const photoParam = "photo";

export const photoPath = (slug: string) => `${galleryPath}/${slug}`;

/** Opens the viewer in the gallery: for search results, and for addresses shared before the photos had pages. */
export const viewerPath = (slug: string) => `${galleryPath}?${photoParam}=${slug}`;

/** Undefined if the path isn't a photo's. */
export const photoAt = (path: string) => new RegExp(`^${galleryPath}/([a-z\\d-]+)/?$`).exec(path)?.[1];
