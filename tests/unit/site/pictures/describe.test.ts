import { join } from "node:path";
import { readFile, readdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { describe as describePicture } from "../../../../site/pictures/describe.ts";
import { encode } from "../../../../site/pictures/encode.ts";
import { planPicture } from "../../../../site/pictures/plan.ts";
import { openStudio } from "../../../../site/pictures/studio.ts";
import { camera, column, cutOut, flat, noise, photo, project } from "./samples.ts";

describe("a picture's description", () => {
  it("tells size, color and what the camera noted, and nothing of the place", async () => {
    const { root, put, cache } = project();
    const path = await put("content/photography/crest.jpg", await photo(900, 600, "#336699"));
    const found = await describePicture(root, path, cache);
    expect(found).toMatchObject({ kind: "raster", width: 900, height: 600, alpha: false });
    expect(found.info).toEqual({
      camera: "Canon EOS R6",
      lens: "RF24-105mm F4 L",
      focalLength: 35,
      aperture: 2.8,
      exposure: "1/250",
      iso: 400,
      date: "2026-06-15T09:03:01",
    });
    expect(JSON.stringify(found)).not.toMatch(/gps|latitude|51\.5|nonymous/i);
  });

  it.each(["jpeg", "png", "webp", "avif"] as const)("reads the camera's notes in %s files", async (format) => {
    const { root, put, cache } = project();
    const bytes = await flat(60, 40, "#444").withExif(camera).toFormat(format).toBuffer();
    const path = await put(`content/a.${format === "jpeg" ? "jpg" : format}`, bytes);
    expect((await describePicture(root, path, cache)).info).toMatchObject({
      exposure: "1/250",
      aperture: 2.8,
      iso: 400,
    });
  });

  it.each([
    "0000:00:00 00:00:00",
    "2026:00:00 00:00:00",
    "2026:06:15 25:61:00",
    "2026:06:15 24:00:00",
    "2026:02:30 09:03:01",
  ])("leaves out a time that there is not: %s", async (DateTimeOriginal) => {
    const { root, put, cache } = project();
    const notes = { ...camera, IFD2: { ...camera.IFD2, DateTimeOriginal } };
    const path = await put("content/a.jpg", await flat(60, 40, "#444").withExif(notes).jpeg().toBuffer());
    const { info } = await describePicture(root, path, cache);
    expect(info).toMatchObject({ iso: 400 });
    expect(info).not.toHaveProperty("date");
  });

  it("gives the size as seen when the camera was held upright", async () => {
    const { root, put, cache } = project();
    const bytes = await flat(90, 60, "#555").withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const found = await describePicture(root, await put("content/a.jpg", bytes), cache);
    expect([found.width, found.height]).toEqual([60, 90]);
  });

  it("takes the most frequent color, not the mean", async () => {
    const { root, put, cache } = project();
    const sun = await flat(100, 300, "#ffcc00").png().toBuffer();
    const bytes = await flat(400, 300, "#204060")
      .composite([{ input: sun, left: 300, top: 0 }])
      .png()
      .toBuffer();
    expect((await describePicture(root, await put("content/a.png", bytes), cache)).color).toBe("#204060");
  });

  it("gives no color to a picture that can be seen through", async () => {
    const { root, put, cache } = project();
    const found = await describePicture(root, await put("content/a.png", await cutOut()), cache);
    expect(found).toMatchObject({ alpha: true, color: "transparent" });
  });

  it("treats a picture with an unused alpha channel as opaque", async () => {
    const { root, put, cache } = project();
    const bytes = await flat(50, 50, "#804020").ensureAlpha().png().toBuffer();
    expect(await describePicture(root, await put("content/a.png", bytes), cache)).toMatchObject({
      alpha: false,
      color: "#804020",
    });
  });

  it("takes a drawing's size from its view box, or from its width and height", async () => {
    const { root, put, cache } = project();
    const body = '<rect width="100%" height="100%" fill="#ddeeff"/></svg>';
    const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
    const boxed = await put("content/a.svg", `<svg ${xmlns} viewBox="0 0 1200 900" width="40">${body}`);
    const sized = await put("content/b.svg", `<svg ${xmlns} width="64px" height="48">${body}`);
    expect(await describePicture(root, boxed, cache)).toMatchObject({ width: 1200, height: 900, color: "#ddeeff" });
    expect(await describePicture(root, sized, cache)).toMatchObject({ width: 64, height: 48 });
  });

  it("is kept for the next build", async () => {
    const { root, put, cache } = project();
    const path = await put("content/a.jpg", await photo(300, 200));
    const found = await describePicture(root, path, cache);
    const [kept = ""] = await readdir(cache.at("."));
    await cache.write(kept, JSON.stringify({ ...found, color: "#abcdef" }));
    expect((await describePicture(root, path, cache)).color).toBe("#abcdef");
  });

  it("follows the file when it is replaced", async () => {
    const { root, put, cache } = project();
    const path = await put("content/a.jpg", await photo(300, 200));
    const before = await describePicture(root, path, cache);
    await writeFile(join(root, path), await photo(500, 200));
    const after = await describePicture(root, path, cache);
    expect(after.width).toBe(500);
    expect(after.hash).not.toBe(before.hash);
  });
});

describe("a picture that cannot be used", () => {
  const complaint = async (path: string, bytes?: Uint8Array | string) => {
    const { root, put } = project();
    if (bytes !== undefined) await put(path, bytes);
    return openStudio({ root, url: "/" })
      .inspect([path])
      .then(
        () => "no complaint",
        (error: Error) => error.message,
      );
  };

  it("is named when it is missing", async () => {
    expect(await complaint("content/topics/camp/gone.jpg")).toMatch(
      /content\/topics\/camp\/gone\.jpg: no such picture: put the file there/,
    );
  });

  it("is named when its type is not supported", async () => {
    expect(await complaint("content/a.bmp", "BM")).toMatch(/content\/a\.bmp: "\.bmp" is not a supported type: save/);
  });

  it("is named when it is cut short", async () => {
    const bytes = await noise(300, 200);
    const message = await complaint("content/a.jpg", bytes.subarray(0, bytes.length / 2));
    expect(message).toMatch(/content\/a\.jpg: the picture cannot be read: the file is damaged, save or copy it again/);
  });

  it("is named when it is no picture at all", async () => {
    expect(await complaint("content/a.png", "hello")).toMatch(/content\/a\.png: the picture cannot be read/);
  });

  it("is named when it is another type under a false name", async () => {
    const gif = await flat(20, 20, "#fff").gif().toBuffer();
    expect(await complaint("content/a.jpg", gif)).toMatch(/content\/a\.jpg: this is a gif file under another name/);
  });

  it("is named when a drawing has no size or is broken", async () => {
    const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
    expect(await complaint("content/a.svg", `<svg ${xmlns}/>`)).toMatch(/a\.svg: the drawing has no size: give/);
    expect(await complaint("content/a.svg", `<svg ${xmlns} viewBox="0 0 9 9"><g>`)).toMatch(
      /a\.svg: the drawing cannot/,
    );
  });

  const drawn = (inner: string, root = 'xmlns="http://www.w3.org/2000/svg"') =>
    complaint(
      "content/a.svg",
      `<svg ${root} xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><rect width="5" height="5"/>${inner}</svg>`,
    );

  it.each(["", 'xmlns="http://www.w3.org/1999/xhtml"'])(
    "is named when a drawing is none to a browser: %j",
    async (root) => {
      expect(await drawn("", root)).toMatch(/a\.svg: no browser knows it for a drawing: write <svg xmlns="http/);
    },
  );

  it.each([
    ['<image href="photo.jpg" width="9" height="9"/>', "photo.jpg"],
    ['<g><image xlink:href="file:///C:/photo.jpg" width="9" height="9"/></g>', "file:///C:/photo.jpg"],
    ['<image href="https://a.example/b.png" width="9" height="9"/>', "https://a.example/b.png"],
    ['<use href="shapes.svg#star"/>', "shapes.svg#star"],
    ['<rect fill="url(paints.svg#dusk)" width="9" height="9"/>', "paints.svg#dusk"],
  ])("is named when a drawing links another file: %s", async (inner, address) => {
    expect(await drawn(inner)).toContain(
      `content/a.svg: browsers show a drawing without the files that it links, here "${address}": embed that picture`,
    );
  });

  it("is none when a drawing brings everything along", async () => {
    const inner = [
      '<defs><linearGradient id="b"><stop stop-color="#fff"/></linearGradient><path id="c" d="M0 0h9"/></defs>',
      '<linearGradient id="d" xlink:href="#b"/><use href="#c"/><rect fill="url(#b)" style="stroke: url(\'#d\')" width="9" height="9"/>',
      `<image href="data:image/png;base64,${(await flat(2, 2, "#fff").png().toBuffer()).toString("base64")}" width="9" height="9"/>`,
      '<a href="https://a.example"><path d="M0 0h9"/></a>',
    ];
    expect(await drawn(inner.join(""))).toBe("no complaint");
  });

  it("is told together with all others, so that they are mended in one go", async () => {
    const { root, put } = project();
    await put("content/b.png", "hello");
    await expect(openStudio({ root, url: "/" }).inspect(["content/b.png", "content/a.jpg"])).rejects.toThrow(
      /2 problems:\n {2}content\/a\.jpg.*\n {2}content\/b\.png/,
    );
  });
});

describe("a giant original", () => {
  it("of 100 megapixels is made smaller without filling the memory", async () => {
    const { root, put, cache } = project();
    const path = await put("content/giant.jpg", await flat(10_000, 10_000, "#88aacc").jpeg().toBuffer());
    const before = process.memoryUsage().rss;
    const found = await describePicture(root, path, cache);
    const plan = planPicture({ path, slot: column }, found, "/");
    const widest = plan.variants.reduce((a, b) => (a.width > b.width ? a : b));
    const bytes = await encode(widest, join(root, path));
    expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject({ width: 1380, height: 1380 });
    expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(300);
  });

  it("of more than 200 megapixels is refused by name", async () => {
    const { root, put, cache } = project();
    const path = await put("content/huge.png", await flat(100, 100, "#fff").png().toBuffer());
    const bytes = await readFile(join(root, path));
    bytes.writeUInt32BE(20_000, 16);
    bytes.writeUInt32BE(20_000, 20);
    bytes.writeUInt32BE(crc(bytes.subarray(12, 29)), 29);
    await writeFile(join(root, path), bytes);
    await expect(describePicture(root, path, cache)).rejects.toThrow(
      "content/huge.png: the picture has more than 200 megapixels: make it smaller",
    );
  });
});

/** The checksum of a PNG chunk, so that a header of false size is still a sound header. */
const crc = (bytes: Uint8Array) => {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
};
