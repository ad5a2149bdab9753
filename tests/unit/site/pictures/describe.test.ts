import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { describe as describePicture } from "../../../../site/pictures/describe.ts";
import { openPipeline } from "../../../../site/pictures/pipeline.ts";
import { camera, cutOut, flat, noise, photo, project } from "./samples.ts";

const described = async (path: string, bytes: Uint8Array | string) => {
  const { root, put, cache } = project();
  return describePicture(root, await put(path, bytes), cache);
};

describe("a picture's description", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "has size, color and the camera's settings of a %s, without the place",
    async (format) => {
      const bytes = await flat(90, 60, "#336699").withExif(camera).toFormat(format).toBuffer();
      const found = await described(`content/a.${format === "jpeg" ? "jpg" : format}`, bytes);
      expect(found).toMatchObject({ kind: "raster", width: 90, height: 60, alpha: false });
      expect(found.info).toEqual({
        camera: "Canon EOS R6",
        lens: "RF24-105mm F4 L",
        focalLength: 35,
        aperture: 2.8,
        exposure: "1/250",
        iso: 400,
        date: "2026-06-15T09:03:01",
      });
    },
  );

  it("omits invalid dates", async () => {
    const dates = ["0000:00:00 00:00:00", "2026:06:15 25:61:00", "2026:06:15 24:00:00", "2026:02:30 09:03:01"];
    for (const DateTimeOriginal of dates) {
      const exif = { ...camera, IFD2: { ...camera.IFD2, DateTimeOriginal } };
      const { info } = await described("content/a.jpg", await flat(60, 40, "#444").withExif(exif).jpeg().toBuffer());
      expect(info, DateTimeOriginal).not.toHaveProperty("date");
    }
  });

  it("omits settings that a camera does not know", async () => {
    for (const number of ["0/1", "0/0", "1/0"]) {
      const unknown = { FocalLength: number, FNumber: number, ExposureTime: number, ISOSpeedRatings: "0" };
      const exif = { IFD0: camera.IFD0, IFD2: unknown };
      const { info } = await described("content/a.jpg", await flat(60, 40, "#444").withExif(exif).jpeg().toBuffer());
      expect(info, number).toEqual({ camera: "Canon EOS R6" });
    }
  });

  it("reports a portrait photo's size after EXIF rotation", async () => {
    const bytes = await flat(90, 60, "#555").withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await described("content/a.jpg", bytes)).toMatchObject({ width: 60, height: 90 });
  });

  it("has the most frequent color, or none with transparency", async () => {
    const sun = await flat(100, 300, "#ffcc00").png().toBuffer();
    const bytes = await flat(400, 300, "#284868")
      .composite([{ input: sun, left: 300, top: 0 }])
      .png()
      .toBuffer();
    const opaque = await flat(50, 50, "#884828").ensureAlpha().png().toBuffer();
    expect(await described("content/a.png", bytes)).toMatchObject({ alpha: false, color: "#284868" });
    expect(await described("content/a.png", opaque)).toMatchObject({ alpha: false, color: "#884828" });
    expect(await described("content/a.png", await cutOut())).toMatchObject({ alpha: true, color: "transparent" });
  });

  it("has an SVG's size from its viewBox, or from its width and height", async () => {
    const body = '<rect width="100%" height="100%" fill="#d8e8f8"/></svg>';
    const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
    const boxed = await described("content/a.svg", `<svg ${xmlns} viewBox="0 0 1200 900" width="40">${body}`);
    const sized = await described("content/b.svg", `<svg ${xmlns} width="64px" height="48">${body}`);
    expect(boxed).toMatchObject({ width: 1200, height: 900, color: "#d8e8f8" });
    expect(sized).toMatchObject({ width: 64, height: 48 });
  });

  it("is cached, and updated when the file is replaced", async () => {
    const { root, put, cache } = project();
    const path = await put("content/a.jpg", await photo(300, 200));
    const before = await describePicture(root, path, cache);
    expect(await describePicture(root, path, cache)).toEqual(before);
    await writeFile(join(root, path), await photo(500, 200));
    expect(await describePicture(root, path, cache)).toMatchObject({ width: 500 });
  });
});

describe("an unusable picture", () => {
  const complaint = async (path: string, bytes: Uint8Array | string) => {
    const { root, put } = project();
    await put(path, bytes);
    return openPipeline({ root, url: "/" })
      .inspect([path])
      .then(
        () => "no complaint",
        (error: Error) => error.message,
      );
  };

  it("is reported with its problem, together with all others", async () => {
    const { root, put } = project();
    const bytes = await noise(300, 200);
    const files = {
      "content/b.jpg": bytes.subarray(0, bytes.length / 2),
      "content/c.png": "hello",
      "content/d.jpg": await flat(20, 20, "#fff").gif().toBuffer(),
    };
    for (const [path, content] of Object.entries(files)) await put(path, content);
    const inspected = openPipeline({ root, url: "/" }).inspect([...Object.keys(files), "content/e.jpg"]);
    const message = await inspected.then(String, (error: Error) => error.message);
    for (const line of [
      "content/b.jpg: the picture can't be read and may be damaged",
      "content/c.png: the picture can't be read",
      "content/d.jpg: this is actually a GIF file",
      "content/e.jpg: no such picture",
    ])
      expect(message).toContain(line);
  });

  const drawn = (inner: string, root = 'xmlns="http://www.w3.org/2000/svg"') =>
    complaint(
      "content/a.svg",
      `<svg ${root} xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><rect width="5" height="5"/>${inner}</svg>`,
    );

  it("includes SVGs that no browser would show completely", async () => {
    expect(await complaint("content/a.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>')).toContain("has no size");
    expect(await drawn("", "")).toContain("the SVG is missing its xmlns");
    expect(await drawn("<g>")).toContain("the picture can't be read and may be damaged: save or export it again");
    const links = {
      "photo.jpg": '<image href="photo.jpg" width="9" height="9"/>',
      "file:///C:/photo.jpg": '<g><image xlink:href="file:///C:/photo.jpg" width="9" height="9"/></g>',
      "shapes.svg#star": '<use href="shapes.svg#star"/>',
    };
    for (const [address, inner] of Object.entries(links)) {
      expect(await drawn(inner)).toContain(`the SVG links to "${address}", which browsers don't load`);
    }
  });

  it("accepts self-contained SVGs", async () => {
    const inner = [
      '<defs><linearGradient id="b"><stop stop-color="#fff"/></linearGradient><path id="c" d="M0 0h9"/></defs>',
      '<linearGradient id="d" xlink:href="#b"/><use href="#c"/><rect fill="url(#b)" style="stroke: url(\'#d\')" width="9" height="9"/>',
      `<image href="data:image/png;base64,${(await flat(2, 2, "#fff").png().toBuffer()).toString("base64")}" width="9" height="9"/>`,
      '<a href="https://a.example"><path d="M0 0h9"/></a>',
    ];
    expect(await drawn(inner.join(""))).toBe("no complaint");
  });

  it("includes those above 200 megapixels", async () => {
    const { root, put, cache } = project();
    const path = await put("content/huge.png", await flat(100, 100, "#fff").png().toBuffer());
    const bytes = await readFile(join(root, path));
    bytes.writeUInt32BE(20_000, 16);
    bytes.writeUInt32BE(20_000, 20);
    bytes.writeUInt32BE(crc(bytes.subarray(12, 29)), 29);
    await writeFile(join(root, path), bytes);
    await expect(describePicture(root, path, cache)).rejects.toThrow(
      "content/huge.png: more than 200 megapixels: resize it",
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
