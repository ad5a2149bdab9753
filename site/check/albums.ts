import { albumStyles } from "../addresses/published.ts";
import { albumAddress } from "../albums/address.ts";
import { publicFolder } from "../files.ts";
import { type Album, isOwnAlbum } from "../schema/album.ts";
import type { Problem } from "./problems.ts";

export const checkAlbums = (file: string, albums: Album[], files: ReadonlySet<string>, problems: Problem[]) => {
  albums.forEach((album, index) => {
    const address = albumAddress(album);
    if (!isOwnAlbum(album) || !files.has(address)) return;
    const message = `public${address} is there already: remove the file, or choose another slug`;
    problems.push({ file, field: `albums[${index}].slug`, message });
  });
  if (albums.some(isOwnAlbum) && files.has(albumStyles)) {
    const message = "the styles of the site's own albums have this name: rename this file";
    problems.push({ file: `${publicFolder}${albumStyles}`, field: "", message });
  }
};
