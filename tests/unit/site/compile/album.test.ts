import { expect, it } from "vitest";
import { compileAlbum } from "../../../../site/compile/album.ts";
import type { Resolve } from "../../../../site/compile/blocks.ts";

const resolve: Resolve = async (path) => {
  const width = path.includes("tall") ? 800 : 1500;
  return { src: path, sources: [], sizes: "", width, height: 1000, color: "#888888" };
};

const photos = ["wide", "tall", "wide"].map((name) => ({ imgUrl: `./${name}.jpg`, alt: "A ridge.", title: name }));
const album = { slug: "ridge", title: "Ridge", comment: "A ridge", poster: { imgUrl: "./p.jpg", alt: "" }, photos };

it("an album has its intro, or else its comment, and its photos in rows", async () => {
  const { intro, photos: shown } = await compileAlbum(album, resolve);
  expect(intro).toBe("A ridge");
  expect(shown.map(({ title, shape }) => [title, shape])).toEqual([
    ["wide", "1 1/2"],
    ["tall", expect.stringMatching(/^1\/2 1\/4/)],
    ["wide", "1 1/2"],
  ]);
  expect((await compileAlbum({ ...album, intro: "Once." }, resolve)).intro).toBe("Once.");
});
