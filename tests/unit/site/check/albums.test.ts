import { expect, it } from "vitest";
import { checkAlbums } from "../../../../site/check/albums.ts";
import type { Problem } from "../../../../site/check/problems.ts";
import { publicFolder } from "../../../../site/files.ts";
import type { Album } from "../../../../site/schema/album.ts";

const pages = new Set(["/", "/camp", "/über mich"]);

const found = (albums: Partial<Album>[], ...files: string[]) => {
  const problems: Problem[] = [];
  checkAlbums("photography.ts", albums as Album[], { files: new Set(files), pages }, problems);
  return problems.map(({ file, message }) => `${file.replace(publicFolder, "public")}: ${message}`);
};

const own = { slug: "dusk", photos: [] };

it("albums leave the owner's files alone", () => {
  expect(found([own], "/albums/dawn.html", "/albums/style.css")).toEqual([]);
  expect(found([{ url: "/albums/dusk.html" }], "/albums/dusk.html", "/albums/album.css")).toEqual([]);
  expect(found([own], "/albums/dusk.html", "/albums/album.css")).toEqual([
    "photography.ts: public/albums/dusk.html is there already: remove the file, or choose another slug",
    "public/albums/album.css: the styles of the site's own albums have this name: rename this file",
  ]);
});

it.each(["/", "/camp", "/camp?a=1#gear", "/%C3%BCber%20mich"])("no page of the site is an album: %s", (url) => {
  expect(found([own, { url }])).toEqual([
    `photography.ts: "${url}" is a page of this site, and shows no album in a frame: list the album's photos here, or give its address on another site, https://…`,
  ]);
});
