import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { photographySchema } from "../../../../site/schema/photography.ts";
import { importPhotos } from "../../../../scripts/photos/import-photos.ts";
import { describe as describePicture } from "../../../../site/pictures/describe.ts";
import { camera, flat, photo, project } from "../../site/pictures/samples.ts";

const list = `import { definePhotography } from "../schema/define.ts";

export const photography = definePhotography({
  title: "Photography",
  photos: [
    {
      slug: "badlands",
      title: "Badlands ] here",
      imgUrl: "./badlands.jpg",
      alt: "Eroded ridges [seen from above].",
    },
  ],
});
`;

const setUp = async () => {
  const at = project();
  await at.put("content/photography/photography.ts", list);
  const originals = join(at.root, "originals");
  mkdirSync(originals);
  const gallery = join(at.root, "content/photography");
  return {
    ...at,
    gallery,
    drop: (name: string, bytes: Uint8Array) => at.put(join("originals", name), bytes),
    run: (log: (line: string) => void = () => undefined) => importPhotos(originals, gallery, log),
    pictures: () => readdirSync(gallery).filter((name) => name.endsWith(".jpg")),
    text: () => readFileSync(join(gallery, "photography.ts"), "utf8"),
  };
};

describe("importing photos", () => {
  it("names a photo by date and title, writes a converted copy and puts its entry first in the list", async () => {
    const { drop, run, pictures, text, gallery } = await setUp();
    await drop("DuneCrest_last light.JPG", await photo(3000, 2000));
    const { added, failed } = await run();
    expect(failed).toEqual([]);
    expect(added).toEqual([{ slug: "2026-06-15-dune-crest-last-light", title: "Dune Crest last light" }]);
    expect(pictures()).toEqual(["2026-06-15-dune-crest-last-light.jpg"]);
    expect(await sharp(join(gallery, pictures()[0] ?? "")).metadata()).toMatchObject({ width: 2400, height: 1600 });
    expect(text()).toContain(`  photos: [
    {
      slug: "2026-06-15-dune-crest-last-light",
      title: "Dune Crest last light",
      imgUrl: "./2026-06-15-dune-crest-last-light.jpg",
      alt: "",
    },
    {
      slug: "badlands",`);
  });

  it("keeps the camera's settings and strips the location and the name", async () => {
    const { root, cache, drop, run, pictures, gallery } = await setUp();
    await drop("crest.jpg", await photo(800, 600));
    await run();
    const [name = ""] = pictures();
    const { info } = await describePicture(root, `content/photography/${name}`, cache);
    expect(info).toEqual({
      camera: "Canon EOS R6",
      lens: "RF24-105mm F4 L",
      focalLength: 35,
      aperture: 2.8,
      exposure: "1/250",
      iso: 400,
      date: "2026-06-15T09:03:01",
    });
    expect(readFileSync(join(gallery, name), "latin1")).not.toMatch(/GPS|Nonymous/);
    const { exif } = await sharp(join(gallery, name)).metadata();
    const { default: exifr } = await import("exifr");
    expect(await exifr.gps(exif?.subarray(6) ?? Buffer.alloc(0))).toBeUndefined();
  });

  it("drops invalid dates from the name and the file", async () => {
    const { drop, run, pictures, gallery } = await setUp();
    const notes = { ...camera, IFD2: { ...camera.IFD2, DateTimeOriginal: "2026:02:30 09:03:01" } };
    await drop("crest.jpg", await flat(60, 40, "#444").withExif(notes).jpeg().toBuffer());
    await run();
    expect(pictures()).toEqual(["crest.jpg"]);
    expect(readFileSync(join(gallery, "crest.jpg"), "latin1")).not.toContain("2026:02:30");
  });

  it("keeps apertures below f/1", async () => {
    const { root, cache, drop, run } = await setUp();
    const notes = { ...camera, IFD2: { FNumber: "95/100" } };
    await drop("crest.jpg", await flat(60, 40, "#444").withExif(notes).jpeg().toBuffer());
    await run();
    const { info } = await describePicture(root, "content/photography/crest.jpg", cache);
    expect(info.aperture).toBe(0.95);
  });

  it("adds an entry that fails the build until its alt text is filled in", () => {
    const alt = photographySchema.shape.photos
      .unwrap()
      .element.safeParse({ slug: "a", title: "A", imgUrl: "./a.jpg", alt: "" });
    expect(alt.error?.issues[0]).toMatchObject({
      path: ["alt"],
      message: expect.stringContaining("describes the picture"),
    });
  });

  it("changes nothing the second time, even when the owner has renamed the photo", async () => {
    const { drop, run, pictures, text, gallery } = await setUp();
    await drop("crest.jpg", await photo(800, 600));
    await run();
    await rename(join(gallery, "2026-06-15-crest.jpg"), join(gallery, "my-crest.jpg"));
    await writeFile(join(gallery, "photography.ts"), text().replaceAll("2026-06-15-crest", "my-crest"));
    const before = text();
    const { added, known } = await run();
    expect({ added, known }).toEqual({ added: [], known: ["crest.jpg"] });
    expect(pictures()).toEqual(["my-crest.jpg"]);
    expect(text()).toBe(before);
  });

  it("never overwrites a file: another photo with the same name and date gets a number", async () => {
    const { drop, run, pictures, put, gallery } = await setUp();
    await put("content/photography/2026-06-15-crest.jpg", await photo(50, 50));
    const before = readFileSync(join(gallery, "2026-06-15-crest.jpg"));
    await drop("crest.jpg", await photo(800, 600));
    await run();
    expect(pictures()).toEqual(["2026-06-15-crest-2.jpg", "2026-06-15-crest.jpg"]);
    expect(readFileSync(join(gallery, "2026-06-15-crest.jpg"))).toEqual(before);
  });

  it("keeps changes the owner makes to the list during the import", async () => {
    const { drop, run, text, gallery } = await setUp();
    await drop("crest.jpg", await photo(800, 600));
    await run(() => writeFileSync(join(gallery, "photography.ts"), list.replace("Badlands ]", "Good lands ]")));
    expect(text()).toContain('title: "Good lands ] here"');
    expect(text()).toContain('slug: "2026-06-15-crest"');
  });

  it("adds the entry of a photo whose import was interrupted", async () => {
    const { drop, run, text, gallery } = await setUp();
    await drop("crest.jpg", await photo(800, 600));
    await run();
    const complete = text();
    await writeFile(join(gallery, "photography.ts"), list);
    await run();
    expect(text()).toBe(complete);
  });

  it.each(["my-crest.jpeg", "my-crest.webp"])(
    "adds the entry of an imported photo that is named %s now",
    async (name) => {
      const { drop, run, text, gallery } = await setUp();
      await drop("crest.jpg", await photo(800, 600));
      await run();
      await rename(join(gallery, "2026-06-15-crest.jpg"), join(gallery, name));
      await writeFile(join(gallery, "photography.ts"), list);
      expect((await run()).added).toMatchObject([{ slug: "my-crest" }]);
      expect(text()).toContain(`slug: "my-crest",\n      title: "Crest",\n      imgUrl: "./${name}",`);
      expect((await run()).known).toEqual(["crest.jpg"]);
    },
  );

  it("imports one of two identical files, and reports the other", async () => {
    const { drop, run, pictures, text } = await setUp();
    const bytes = await photo(800, 600);
    await drop("crest.jpg", bytes);
    await drop("crest copy.jpg", bytes);
    const { added, known } = await run();
    expect(added).toHaveLength(1);
    expect(known).toEqual(["crest.jpg"]);
    expect(pictures()).toHaveLength(1);
    expect(text().match(/slug:/g)).toHaveLength(2);
  });

  it("imports from subfolders, and lists skipped files", async () => {
    const { drop, run, pictures } = await setUp();
    await drop("day one/crest.jpg", await photo(800, 600));
    await drop("day one/clip.MOV", Buffer.from("x"));
    await drop("day two/deep/Valley.png", await flat(40, 30, "#123").png().toBuffer());
    await drop(".trash/old.jpg", await photo(80, 60));
    const { failed, skipped } = await run();
    expect(failed).toEqual([]);
    expect(skipped).toEqual(["day one/clip.MOV"]);
    expect(pictures()).toEqual(["2026-06-15-crest.jpg", "valley.jpg"]);
  });

  it.each([
    ["Skål blå.png", "skal-bla", "Skål blå"],
    ["Grüße aus Łódź.png", "gruesse-aus-lodz", "Grüße aus Łódź"],
    ["日本.png", "photo", "日本"],
  ])("spells the name of %s in URL-safe characters", async (name, slug, title) => {
    const { drop, run, pictures } = await setUp();
    await drop(name, await flat(40, 30, "#123").png().toBuffer());
    const { added, failed } = await run();
    expect({ added, failed }).toEqual({ added: [{ slug, title }], failed: [] });
    expect(pictures()).toEqual([`${slug}.jpg`]);
  });

  it("reports unreadable files and imports the others", async () => {
    const { drop, run, pictures } = await setUp();
    await drop("a.heic", Buffer.from("x"));
    await drop("b.jpg", Buffer.from("not a picture"));
    await drop("notes.txt", Buffer.from("x"));
    await drop("c.png", await flat(40, 30, "#123").png().toBuffer());
    const { failed, skipped } = await run();
    expect(skipped).toEqual(["a.heic", "notes.txt"]);
    expect(failed).toEqual([expect.stringMatching(/^b\.jpg: .*\. Copy or export it again\.$/)]);
    expect(pictures()).toEqual(["c.jpg"]);
  });
});
