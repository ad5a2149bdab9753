import { readFileSync } from "node:fs";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { contentFolder } from "../../../../site/folder.ts";
import { makeAll, makeVariant } from "../../../../site/pictures/make.ts";
import type { PictureUse } from "../../../../site/pictures/types.ts";
import { camera, column, cutOut, flat, noise, photo, planned, project } from "./samples.ts";

const silent = () => undefined;

const publish = async (at: ReturnType<typeof project>, use: PictureUse) => {
  const { picture, variants } = await planned(at, use);
  const totals = await makeAll(variants, at.root, at.cache, silent);
  return {
    picture,
    variants,
    totals,
    fileOf: (name: string) => readFileSync(at.cache.at(variants.find((variant) => variant.file === name)?.key ?? "")),
  };
};

describe("published files", () => {
  it("carry no metadata at all: no place, no camera, no profile", async () => {
    const at = project();
    const path = await at.put("content/a.jpg", await photo());
    const original = await sharp(join(at.root, path)).metadata();
    expect(original.exif?.length).toBeGreaterThan(200);
    const { variants, fileOf } = await publish(at, { path, slot: column, as: "large" });
    expect(new Set(variants.map((variant) => variant.format))).toEqual(new Set(["avif", "jpeg"]));
    for (const { file } of variants) {
      const { exif, xmp, iptc, icc } = await sharp(fileOf(file)).metadata();
      expect({ exif, xmp, iptc, icc }).toEqual({});
      expect(fileOf(file).toString("latin1")).not.toMatch(/Exif|GPS|Canon|Nonymous/);
    }
  });

  it("are in sRGB, whatever profile the original has", async () => {
    const at = project();
    const bytes = await flat(400, 300, "#e02020").withIccProfile("p3").png().toBuffer();
    const [stored = 0] = await sharp(bytes, { ignoreIcc: true }).raw().toBuffer();
    expect(Math.abs(stored - 0xe0)).toBeGreaterThan(6);
    const path = await at.put("content/a.png", bytes);
    const { variants, fileOf } = await publish(at, { path, slot: column });
    const jpeg = variants.find((variant) => variant.format === "jpeg");
    const [red = 0, green = 0, blue = 0] = await sharp(fileOf(jpeg?.file ?? ""))
      .raw()
      .toBuffer();
    for (const [got, wanted] of [
      [red, 0xe0],
      [green, 0x20],
      [blue, 0x20],
    ] as const) {
      expect(Math.abs(got - wanted)).toBeLessThan(6);
    }
  });

  it("stand upright when the camera was turned", async () => {
    const at = project();
    const bytes = await flat(600, 400, "#777").withExif(camera).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const path = await at.put("content/a.jpg", bytes);
    const { picture, variants, fileOf } = await publish(at, { path, slot: column });
    expect([picture.width, picture.height]).toEqual([400, 600]);
    for (const { file, width, height } of variants) {
      expect(await sharp(fileOf(file)).metadata()).toMatchObject({ width, height });
      expect(height / width).toBeCloseTo(1.5, 1);
    }
  });

  it("are what the page says they are", async () => {
    const at = project();
    const path = await at.put(`${contentFolder}/topics/camp/dio rama.jpg`, await photo(1400, 1050));
    const { picture, fileOf } = await publish(at, { path, slot: column });
    expect(picture.sources.map((source) => source.type)).toEqual(["image/avif"]);
    expect(picture.sizes).toMatch(/ 33vw, 500px$/);
    for (const { type, srcSet } of picture.sources) {
      for (const candidate of srcSet.split(", ")) {
        const [url = "", wide = ""] = candidate.split(" ");
        expect(url).toMatch(/^\/assets\/pictures\/camp-dio-rama-\d+\.[0-9a-f]{12}\.avif$/);
        const found = await sharp(fileOf(url.replace("/assets/pictures/", ""))).metadata();
        expect(`${found.width}w`).toBe(wide);
        expect(found.mediaType).toBe(type);
      }
    }
    expect(picture.src).toMatch(/camp-dio-rama-1030\.[0-9a-f]{12}\.jpg$/);
  });

  it("have a large last resort when a link opens the picture", async () => {
    const at = project();
    const path = await at.put("content/a.jpg", await flat(3000, 1500, "#246").jpeg().toBuffer());
    const { picture, fileOf } = await publish(at, { path, slot: column, as: "large" });
    const found = await sharp(fileOf(picture.src.replace("/assets/pictures/", ""))).metadata();
    expect(found).toMatchObject({ format: "jpeg", width: 2000, height: 1000 });
  });

  it("keep transparency, down to the last resort", async () => {
    const at = project();
    const path = await at.put("content/a.png", await cutOut());
    const { picture, variants, fileOf } = await publish(at, { path, slot: column });
    expect(picture.src).toMatch(/\.webp$/);
    for (const { file } of variants) {
      const pixels = await sharp(fileOf(file)).resize(4, 1, { kernel: "nearest" }).ensureAlpha().raw().toBuffer();
      expect(pixels[3]).toBe(0);
      expect(pixels[15]).toBe(255);
    }
  });

  it("of a drawing are one small file with its view box and without scripts", async () => {
    const at = project();
    const drawing = `<?xml version="1.0"?><!-- made by hand -->
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="90" viewBox="0 0 1200 900">
        <script>alert(1)</script><g><rect x="0.00" y="0.00" width="1200.000" height="900.000" fill="#ddeeff"/></g></svg>`;
    const path = await at.put("content/a.svg", drawing);
    const { picture, variants, fileOf } = await publish(at, { path, slot: column });
    expect(picture).toMatchObject({ sources: [], width: 1200, height: 900 });
    expect(variants).toHaveLength(1);
    const text = fileOf(variants[0]?.file ?? "").toString();
    expect(text.length).toBeLessThan(drawing.length / 2);
    expect(text).toContain('viewBox="0 0 1200 900"');
    expect(text).not.toMatch(/script|made by hand/);
  });
});

describe("the cache", () => {
  it("serves a second build without encoding anything", async () => {
    const at = project();
    const use = { path: await at.put("content/a.jpg", await photo()), slot: column };
    const first = await publish(at, use);
    expect(first.totals.cached).toBe(0);
    const second = await publish(at, use);
    expect(second.totals).toEqual({ ...first.totals, cached: first.totals.files });
  });

  it("makes anew only what changed", async () => {
    const at = project();
    const a = { path: await at.put("content/a.jpg", await photo(900, 600, "#111111")), slot: column };
    const b = { path: await at.put("content/b.jpg", await photo(900, 600, "#222222")), slot: column };
    await publish(at, a);
    await publish(at, b);
    await writeFile(join(at.root, a.path), await photo(900, 600, "#333333"));
    expect((await publish(at, a)).totals.cached).toBe(0);
    const again = await publish(at, b);
    expect(again.totals.cached).toBe(again.totals.files);
  });

  it("is filled with the same bytes under the same names by every build", async () => {
    const bytes = await noise(700, 500);
    const build = async () => {
      const at = project();
      const { picture } = await publish(at, { path: await at.put("content/a.jpg", bytes), slot: column });
      const names = (await readdir(at.cache.at("."))).toSorted();
      const files = await Promise.all(names.map((name) => readFile(at.cache.at(name), "base64")));
      return { picture, names, files };
    };
    expect(await build()).toEqual(await build());
  });

  it("makes a file once when it is asked for twice at the same time", async () => {
    const at = project();
    const path = await at.put("content/a.jpg", await photo());
    const [variant] = (await planned(at, { path, slot: column })).variants;
    if (!variant) throw new Error("no variant");
    const first = makeVariant(variant, at.root, at.cache);
    expect(makeVariant(variant, at.root, at.cache)).toBe(first);
    expect((await first).made).toBe(true);
  });

  it("shares files between places that need the same width", async () => {
    const at = project();
    const path = await at.put("content/a.jpg", await photo());
    const one = await planned(at, { path, slot: column });
    const other = await planned(at, { path, slot: { ...column, max: 480 } });
    expect(other.variants.map(({ file }) => file)).toEqual(one.variants.map(({ file }) => file));
    expect(other.picture.sizes).not.toBe(one.picture.sizes);
  });

  it("makes a photo once that lies in two folders", async () => {
    const at = project();
    const bytes = await photo();
    await publish(at, { path: await at.put("content/photography/a.jpg", bytes), slot: column });
    const copy = await publish(at, { path: await at.put("content/topics/camp/a.jpg", bytes), slot: column });
    expect(copy.totals.cached).toBe(copy.totals.files);
    expect(copy.picture.src).toContain("camp-a-");
  });

  it("names the picture when its file disappears while files are made", async () => {
    const at = project();
    const path = await at.put("content/a.jpg", await photo());
    const { variants } = await planned(at, { path, slot: column });
    await rm(join(at.root, path));
    await expect(makeAll(variants, at.root, at.cache, silent)).rejects.toThrow(
      "1 problem:\n  content/a.jpg: the picture",
    );
  });
});
