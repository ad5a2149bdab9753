import sharp from "sharp";
import { expect, it, onTestFinished, vi } from "vitest";
import { type CardRequest, openCards } from "../../../../app/cards/open-cards.ts";
import { openPipeline } from "../../../../site/pictures/pipeline.ts";
import { contentSchemas } from "../../../../site/schema/site.ts";
import { themeSchema } from "../../../../site/schema/theme.ts";
import { loadContent } from "../../../../site/load.ts";
import { flat, noise, project } from "../../site/pictures/samples.ts";

const open = (theme = {}) => {
  const at = project();
  const site = contentSchemas.site.parse({
    ...loadContent().site,
    title: "Ann",
    shortTitle: "Ann",
    url: "https://ann.example",
  });
  const content = { site, theme: themeSchema.parse(theme) };
  const { describe } = openPipeline({ root: at.root, url: "/" });
  return { at, cards: openCards({ root: at.root, base: "/sub/", content, describe }) };
};

const wish: CardRequest = { path: "/blog/camp", title: "Camping", ridge: [0, 1, 0] };
const nameOf = ({ url }: { url: string }) => url.slice("https://ann.example/sub".length);

it("a card's URL is absolute, named after its page, and changes with its contents", async () => {
  const { at, cards } = open();
  const file = await at.put("photo.png", await flat(900, 600, "#336699").png().toBuffer());
  const picture = { file, alt: "A tent." };
  const card = await cards.card(wish);
  expect(card.url).toMatch(/^https:\/\/ann\.example\/sub\/assets\/cards\/blog-camp\.[0-9a-f]{12}\.jpg$/);
  const wishes = [
    wish,
    { ...wish, title: "Tents" },
    { ...wish, picture },
    { ...wish, picture, hue: "oklch(0.8 0.2 136)" },
  ];
  const urls = (await Promise.all(wishes.map(cards.card))).map(({ url }) => url);
  expect(new Set(urls).size).toBe(4);
  expect(urls[0]).toBe(card.url);
});

it("a card's alt text combines its text and the picture's alt text, without characters missing from the font", async () => {
  const { at, cards } = open();
  const file = await at.put("photo.png", await flat(900, 600, "#336699").png().toBuffer());
  const altOf = async (given: Partial<CardRequest>) => (await cards.card({ ...wish, ...given })).alt;
  expect(await altOf({})).toBe("Camping · Ann · A mountain ridge.");
  expect(await altOf({ number: "05", picture: { file, alt: "A tent." } })).toBe("05 Camping · Ann · A tent.");
  expect(await altOf({ picture: { file, alt: "A tent.", cardAlt: "A peg." } })).toBe("Camping · Ann · A peg.");
  expect(await altOf({ title: "キャンプ" })).toBe("Ann · A mountain ridge.");
  expect(await altOf({ tagline: "paints" })).toBe("Camping · paints · A mountain ridge.");
});

it("renders the hue, the photo and the title", async () => {
  const { at, cards } = open();
  const file = await at.put("photo.jpg", await noise(900, 600));
  const card = await cards.card({ ...wish, hue: "#80c000", picture: { file, alt: "Gravel." } });
  const bytes = (await cards.files().get(nameOf(card))?.()) as Buffer;
  const { width, height, format } = await sharp(bytes).metadata();
  expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const rowOf = (y: number) =>
    Array.from({ length: 1200 }, (_, x) => [...data.subarray((y * 1200 + x) * 3).subarray(0, 3)]);
  expect(rowOf(620)[600]?.map((value) => Math.round(value / 16))).toEqual([8, 12, 0]);
  expect(rowOf(560).filter(([red = 0]) => red < 40).length, "dark letters in the band").toBeGreaterThan(50);
});

it("draws each card once, and takes it from the cache the next time", async () => {
  const { cards } = open();
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  await cards.card(wish);
  await cards.make();
  await cards.make();
  expect(cards.files().size).toBe(1);
  expect(write.mock.calls.map(([text]) => text)).toEqual([
    expect.stringContaining("1 file, 0 from the cache"),
    expect.stringContaining("1 file, 1 from the cache"),
  ]);
});
