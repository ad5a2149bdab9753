/** Where the photographs of the gallery are found: each has a page of its own, under the page that shows them all. */

export const galleryPath = "/photography";

/** The field of the gallery's address that names the photo in view. */
export const photoField = "photo";

export const photoPath = (slug: string) => `${galleryPath}/${slug}`;

/** The gallery with one photo open. Addresses like this were shared before the photos had pages. */
export const viewerPath = (slug: string) => `${galleryPath}?${photoField}=${slug}`;

/** The photo whose page would be at this path, whether there is such a photo or not. */
export const photoAt = (path: string) => new RegExp(`^${galleryPath}/([a-z\\d-]+)/?$`).exec(path)?.[1];
