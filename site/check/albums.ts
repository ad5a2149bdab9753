import { albumStyles } from "../addresses/published.ts";
import { albumAddress } from "../albums/address.ts";
import { publicFolder } from "../files.ts";
import { readPath } from "../addresses/redirects.ts";
import { type Album, isOwnAlbum } from "../schema/album.ts";
import type { Problem } from "./problems.ts";

type Known = {
  files: ReadonlySet<string>;
  /** What a visitor can go to, redirects included. */
  pages: ReadonlySet<string>;
};

export const checkAlbums = (file: string, albums: Album[], { files, pages }: Known, problems: Problem[]) => {
  albums.forEach((album, index) => {
    const address = albumAddress(album);
    if (pages.has(readPath(address.replace(/[?#].*/s, "")))) {
      const message = `"${address}" is a page of this site, and shows no album in a frame: list the album's photos here, or give its address on another site, https://…`;
      problems.push({ file, field: `albums[${index}].url`, message });
    }
    if (!isOwnAlbum(album) || !files.has(address)) return;
    const message = `public${address} is there already: remove the file, or choose another slug`;
    problems.push({ file, field: `albums[${index}].slug`, message });
  });
  if (albums.some(isOwnAlbum) && files.has(albumStyles)) {
    const message = "the styles of the site's own albums have this name: rename this file";
    problems.push({ file: `${publicFolder}${albumStyles}`, field: "", message });
  }
};
