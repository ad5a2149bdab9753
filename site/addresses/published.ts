/** Folders of the published site, without a slash in front, since the site may live under a sub-path. */

export const hashedFolder = "assets/";

export const pictureFolder = `${hashedFolder}pictures/`;
