/** The page of all photos. */
export const galleryPath = "/photography";

/** The page of one photo. */
export const photoPath = (slug: string) => `${galleryPath}/${slug}`;
