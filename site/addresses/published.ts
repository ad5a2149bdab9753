/** Folders of the published site, without a slash in front, since the site may live under a sub-path. */

/** Files that carry a hash in their name and never change under it. */
export const hashedFolder = "assets/";

export const pictureFolder = `${hashedFolder}pictures/`;
