import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { contentFolder } from "../../../../site/folder.ts";
import { openPipeline } from "../../../../site/pictures/pipeline.ts";
import type { PictureKind } from "../../../../site/pictures/types.ts";
import { camera, column, cutOut, flat, photo, project } from "./samples.ts";

const url = "/assets/pictures/";

/** Builds a site that shows these pictures, and returns the build's output. */
const build = async (at: ReturnType<typeof project>, paths: string[], as?: PictureKind) => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  const pipeline = openPipeline({ root: at.root, url });
  const pictures = await Promise.all(paths.map((path) => pipeline.picture(path, column, as)));
  await pipeline.make();
  const out = join(at.root, "out");
  await rm(out, { recursive: true, force: true });
  await pipeline.publish(out);
  const names = await readdir(out);
  const files = await Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(out, name)) })));
  const fileAt = (address: string) => files.find(({ name }) => address === url + name)?.bytes ?? Buffer.of();
  return { pictures, files, fileAt, said: String(write.mock.lastCall?.[0]) };
};

describe("published files", () => {
  it("are what the page references, rotated and without metadata", async () => {
    const at = project();
    const bytes = await flat(900, 1400, "#777").withExif(camera).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { pictures, files, fileAt } = await build(at, [
      await at.put(`${contentFolder}/topics/camp/dio rama.jpg`, bytes),
    ]);
    const [picture] = pictures;
    expect(picture).toMatchObject({ width: 1400, height: 900 });
    expect(picture?.src).toMatch(/^\/assets\/pictures\/camp-dio-rama-1030\.[0-9a-f]{12}\.jpg$/);
    const candidates = (picture?.sources[0]?.srcSet ?? "").split(", ").map((candidate) => candidate.split(" "));
    expect(candidates.map(([, wide]) => wide)).toEqual(["320w", "430w", "575w", "770w", "1030w", "1380w"]);
    expect(files).toHaveLength(candidates.length + 1);
    for (const [address = "", wide = ""] of [...candidates, [picture?.src ?? "", "1030w"]]) {
      const { width, height, exif, xmp, iptc, icc } = await sharp(fileAt(address)).metadata();
      expect({ width: `${width}w`, ratio: (width / height).toFixed(1) }).toEqual({ width: wide, ratio: "1.6" });
      expect({ exif, xmp, iptc, icc }).toEqual({});
    }
  });

  it("are in sRGB, whatever profile the original has", async () => {
    const at = project();
    const bytes = await flat(400, 300, "#e02020").withIccProfile("p3").png().toBuffer();
    const { pictures, fileAt } = await build(at, [await at.put("content/a.png", bytes)]);
    const [red = 0, green = 0] = await sharp(fileAt(pictures[0]?.src ?? ""))
      .raw()
      .toBuffer();
    expect([Math.round(red / 16), Math.round(green / 16)]).toEqual([14, 2]);
  });

  it("include a large fallback when a link opens the picture", async () => {
    const at = project();
    const path = await at.put("content/a.jpg", await flat(3000, 1500, "#246").jpeg().toBuffer());
    const { pictures, fileAt } = await build(at, [path], "large");
    expect(await sharp(fileAt(pictures[0]?.src ?? "")).metadata()).toMatchObject({ format: "jpeg", width: 2000 });
  });

  it("keep transparency, including the fallback", async () => {
    const at = project();
    const { pictures, files } = await build(at, [await at.put("content/a.png", await cutOut())]);
    expect(pictures[0]?.src).toMatch(/\.webp$/);
    for (const { bytes } of files) {
      const pixels = await sharp(bytes).resize(4, 1, { kernel: "nearest" }).ensureAlpha().raw().toBuffer();
      expect([pixels[3], pixels[15]]).toEqual([0, 255]);
    }
  });

  it("of an SVG are one small file with its viewBox and without scripts", async () => {
    const at = project();
    const drawing = `<?xml version="1.0"?><!-- made by hand -->
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="90" viewBox="0 0 1200 900">
        <script>alert(1)</script><g><rect x="0.00" y="0.00" width="1200.000" height="900.000" fill="#ddeeff"/></g></svg>`;
    const { pictures, files } = await build(at, [await at.put("content/a.svg", drawing)]);
    expect(pictures[0]).toMatchObject({ sources: [], width: 1200, height: 900 });
    expect(files.map(({ bytes }) => bytes.toString())).toEqual([expect.stringContaining('viewBox="0 0 1200 900"')]);
    expect(files[0]?.bytes.toString()).not.toMatch(/script|made by hand/);
  });
});

describe("the next build", () => {
  it("generates only what changed, and the same photo in two folders once", async () => {
    const at = project();
    const paths = await Promise.all(
      ["a", "b"].map(async (name) => at.put(`content/${name}.jpg`, await photo(300, 200, `#${name}0${name}0${name}0`))),
    );
    expect((await build(at, paths)).said).toMatch(/^pictures: 4 files, 0 from the cache/);
    expect((await build(at, paths)).said).toMatch(/^pictures: 4 files, 4 from the cache/);
    await writeFile(join(at.root, "content/a.jpg"), await photo(300, 200, "#333333"));
    expect((await build(at, paths)).said).toMatch(/^pictures: 4 files, 2 from the cache/);
    await at.put("content/topics/camp/a.jpg", await readFile(join(at.root, "content/a.jpg")));
    expect((await build(at, [...paths, "content/topics/camp/a.jpg"])).said).toMatch(/^pictures: 6 files, 6 from/);
  });

  it("reports a picture whose file disappeared during the build", async () => {
    const at = project();
    const pipeline = openPipeline({ root: at.root, url });
    await pipeline.picture(await at.put("content/a.jpg", await photo()), column);
    await rm(join(at.root, "content/a.jpg"));
    await expect(pipeline.publish(join(at.root, "out"))).rejects.toThrow(/missing.*content\/a\.jpg/);
  });
});
