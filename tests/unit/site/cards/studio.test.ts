import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type Wish, openCards } from "../../../../site/cards/studio.ts";
import { publicFolder } from "../../../../site/files.ts";
import { openStudio } from "../../../../site/pictures/studio.ts";
import { contentSchemas } from "../../../../site/schema/site.ts";
import { themeSchema } from "../../../../site/schema/theme.ts";
import { wordsIn } from "../../../../site/words/english.ts";
import { contentFolder } from "../../../../site/sources.ts";
import { site } from "../../../support/sample.ts";
import { flat, noise, project } from "../pictures/samples.ts";

const font = resolve("app/styles/fonts/archivo.woff2");

const cardsFor = async ({ base = "/", at = project(), owner = {}, title = font } = {}) => {
  await at.put(`${contentFolder}/cover.png`, await flat(600, 300, "#336699").png().toBuffer());
  await at.put("photo.jpg", await noise(900, 600));
  const content = {
    site: contentSchemas.site.parse({
      ...site,
      title: "Ann",
      tagline: "paints",
      url: "https://ann.example",
      cover: { imgUrl: "./cover.png", alt: "A blue wall." },
      ...owner,
    }),
    theme: themeSchema.parse({}),
    words: wordsIn("en"),
  };
  const { look } = openStudio({ root: at.root, url: "/" });
  const cards = openCards({
    root: at.root,
    base,
    fonts: () => ({ title, label: font }),
    content: () => content,
    look,
  });
  const publish = async () => {
    const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    onTestFinished(() => write.mockRestore());
    await cards.publish(join(at.root, "out"));
    return readdirSync(join(at.root, "out"));
  };
  return { at, cards, publish };
};

const wish: Wish = { path: "/blog/camp", title: "Camping", ridge: [0, 1, 0] };
const nameOf = ({ url }: { url: string }) => url.slice(url.lastIndexOf("/") + 1);

describe("a page's card", () => {
  it("is another in another font, whose letters decide what can be drawn", async () => {
    const bridge = resolve("tests/fixtures/odd/fonts/Bridge.woff2");
    const [shipped, own] = await Promise.all([{}, { title: bridge }].map(cardsFor));
    const named = async (title: string) => [
      await shipped?.cards.card({ ...wish, title }),
      await own?.cards.card({ ...wish, title }),
    ];
    const [first, second] = await named("Camping");
    expect(first?.url).not.toBe(second?.url);
    expect(second?.alt).toContain("Camping");
    const [known, lacking] = await named("Ærø");
    expect(known?.alt).toContain("Ærø");
    expect(lacking?.alt).not.toContain("Ærø");
  });

  it("has a whole address under the site's base path, named after the page and what is drawn", async () => {
    const { cards } = await cardsFor({ base: "/atlas/" });
    const card = await cards.card(wish);
    expect(card.url).toMatch(/^https:\/\/ann\.example\/atlas\/assets\/cards\/blog-camp\.[0-9a-f]{12}\.jpg$/);
    expect(card).toMatchObject({
      width: 1200,
      height: 630,
      type: "image/jpeg",
      alt: "Camping · Ann. A mountain ridge.",
    });
  });

  it("gets another name with another title, hue, ridge or picture, and keeps it otherwise", async () => {
    const { at, cards } = await cardsFor();
    const picture = { file: "photo.jpg", alt: "Gravel." };
    const wishes: Wish[] = [
      wish,
      { ...wish, title: "Camp" },
      { ...wish, eyebrow: "05" },
      { ...wish, hue: "#336699" },
      { ...wish, ridge: [1, 0, 1] },
      { ...wish, picture },
      { ...wish, picture: { ...picture, stands: true } },
      { ...wish, picture: { ...picture, focus: 80 } },
    ];
    const names = [];
    for (const each of wishes) names.push(nameOf(await cards.card(each)));
    expect(new Set(names).size).toBe(wishes.length);
    expect(nameOf(await cards.card({ ...wish, ridge: [0.00001, 0.99999, 0] }))).toBe(names[0]);
    await at.put("photo.jpg", await noise(800, 600));
    expect(names).not.toContain(nameOf(await cards.card({ ...wish, picture })));
  });

  it("says only what can be drawn", async () => {
    const { cards } = await cardsFor();
    const picture = { file: "photo.jpg", alt: "Gravel." };
    expect((await cards.card({ ...wish, title: "日本", picture })).alt).toBe("Ann. Detail of a picture: Gravel.");
  });

  it("says what is left of a picture: a detail, or what its owner says of that", async () => {
    const { at, cards } = await cardsFor();
    await at.put("square.jpg", await flat(600, 600, "#336699").jpeg().toBuffer());
    const altOf = async (picture: Wish["picture"]) => (await cards.card({ ...wish, picture })).alt;
    expect(await altOf({ file: "photo.jpg", alt: "Gravel." })).toBe("Camping · Ann. Detail of a picture: Gravel.");
    expect(await altOf({ file: "photo.jpg", alt: "Gravel.", cardAlt: "A stone." })).toBe("Camping · Ann. A stone.");
    expect(await altOf({ file: "photo.jpg", alt: "Gravel.", stands: true })).toBe("Camping · Ann. Gravel.");
    expect(await altOf({ file: "square.jpg", alt: "A wall." })).toBe("Camping · Ann. A wall.");
  });

  it("is drawn the same each time, in its size, light enough for a photograph of gravel", async () => {
    const bytes = [];
    for (const { at, cards, publish } of [await cardsFor(), await cardsFor()]) {
      await cards.card({ ...wish, picture: { file: "photo.jpg", alt: "Gravel." } });
      const [name = ""] = await publish();
      bytes.push(readFileSync(join(at.root, "out", name)));
    }
    const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = bytes;
    expect(first.equals(second)).toBe(true);
    expect(first.length).toBeLessThanOrEqual(80_000);
    expect(await sharp(first).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
  });

  it("is drawn once: a later build takes it from the cache", async () => {
    const { at, cards, publish } = await cardsFor();
    const name = nameOf(await cards.card(wish));
    const key = name.slice(name.indexOf(".") + 1);
    await at.put(`.cache/cards/${key}`, "kept");
    expect(await publish()).toEqual([name]);
    expect(readFileSync(join(at.root, "out", name), "utf8")).toBe("kept");
  });

  it("is there for who asks by its name, and no other file", async () => {
    const { cards } = await cardsFor();
    const bytes = await cards.file(nameOf(await cards.card(wish)));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(await cards.file("../../package.json")).toBeUndefined();
  });
});

describe("the site's card", () => {
  it("is drawn of name, tagline and cover", async () => {
    const { cards } = await cardsFor();
    const card = await cards.siteCard();
    expect(nameOf(card)).toMatch(/^home\.[0-9a-f]{12}\.jpg$/);
    expect(card.alt).toBe("Ann: paints. A blue wall.");
    const bytes = await cards.file(nameOf(card));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(bytes?.length).toBeLessThanOrEqual(80_000);
  });

  it("tells of a range where there is no cover", async () => {
    const { cards } = await cardsFor({ owner: { cover: undefined } });
    expect((await cards.siteCard()).alt).toBe("Ann: paints. A mountain ridge.");
  });

  it("gives way to the owner's own, whose size it tells", async () => {
    const { at, cards, publish } = await cardsFor({ base: "/atlas/" });
    await at.put(`${publicFolder}/social-card.jpg`, await flat(800, 400, "#123456").jpeg().toBuffer());
    const url = "https://ann.example/atlas/social-card.jpg";
    expect(await cards.siteCard()).toEqual({ url, width: 800, height: 400, type: "image/jpeg", alt: "Ann: paints" });
    expect(await publish()).toEqual([]);
  });
});
