import { expect } from "vitest";
import sharp from "sharp";
import { type Journey, type Visitor, desktop, phone } from "../journey.ts";

/** The word's box in the window and its color as three numbers. */
const wordOf = () => {
  const word = document.querySelector("main h1") ?? document.body;
  const { left, top, right, bottom } = word.getBoundingClientRect();
  const context = document.createElement("canvas").getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = getComputedStyle(word).color;
  context.fillRect(0, 0, 1, 1);
  const box = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(innerWidth, right),
    bottom: Math.min(innerHeight, bottom),
  };
  return { box, color: Array.from(context.getImageData(0, 0, 1, 1).data).slice(0, 3) };
};

/** How much of the word's box shows its color: the word is seen, not only there. */
const shareSeen = async ({ evaluate, screenshot }: Visitor) => {
  const { box, color } = await evaluate(wordOf);
  const [width, height] = [Math.floor(box.right - box.left), Math.floor(box.bottom - box.top)];
  if (width <= 0 || height <= 0) return 0;
  const area = { left: Math.ceil(box.left), top: Math.ceil(box.top), width, height };
  const pixels = await sharp(await screenshot())
    .removeAlpha()
    .extract(area)
    .raw()
    .toBuffer();
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if (color.every((part, index) => Math.abs(part - (pixels[at + index] ?? 0)) < 16)) seen++;
  }
  return seen / (width * height);
};

const inBar = ({ evaluate }: Visitor) =>
  evaluate(() => {
    const title = document.querySelector("body > header a[href='/'] span");
    return title ? Number(getComputedStyle(title).opacity) : Number.NaN;
  });

export const home = (journey: Journey) => {
  for (const size of [desktop, phone]) {
    journey(
      `the title stands in the cover and moves into the bar and back, at ${size.width} px`,
      { size },
      async (visitor) => {
        const { visit, scrollTo } = visitor;
        await visit("/");
        await expect.poll(() => shareSeen(visitor), { message: "the word in the cover" }).toBeGreaterThan(0.2);
        expect(await inBar(visitor)).toBe(0);
        await scrollTo(size.height);
        await expect.poll(() => inBar(visitor)).toBe(1);
        expect(await shareSeen(visitor)).toBe(0);
        await scrollTo(0);
        await expect.poll(() => inBar(visitor)).toBe(0);
        await expect.poll(() => shareSeen(visitor), { message: "the word in the cover again" }).toBeGreaterThan(0.2);
      },
    );
  }
};
