import { describe, expect, it } from "vitest";
import { content } from "../../../app/site.ts";
import { viewerFiles } from "../../../app/viewer-photos.ts";

describe("the viewer's files", () => {
  it("contain all photos of the gallery, but omit collections with a single page", async () => {
    expect([...viewerFiles.keys()]).toEqual(["/photography/photos.json"]);
    const photos = JSON.parse((await viewerFiles.get("/photography/photos.json")?.()) ?? "[]");
    expect(photos.map(({ slug }: { slug: string }) => slug)).toEqual(
      content.photography?.photos.map(({ slug }) => slug),
    );
    expect(photos[0]).toMatchObject({ title: "Badlands", picture: { width: 480, height: 320 } });
    expect(photos[0].picture).not.toHaveProperty("sizes");
  });
});
