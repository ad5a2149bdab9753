import { expect, it } from "vitest";
import { content } from "../../../app/site.ts";
import { viewerPhotos } from "../../../app/viewer-photos.ts";

it("the viewer's file contains all photos of the gallery", async () => {
  const photos = JSON.parse(await viewerPhotos());
  expect(photos.map(({ slug }: { slug: string }) => slug)).toEqual(content.photography?.photos.map(({ slug }) => slug));
  expect(photos[0]).toMatchObject({ title: "Badlands", picture: { width: 480, height: 320 } });
  expect(photos[0].picture).not.toHaveProperty("sizes");
});
