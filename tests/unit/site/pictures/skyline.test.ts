import { expect, it } from "vitest";
import sharp from "sharp";
import { traceSkyline } from "../../../../site/pictures/skyline.ts";
import { flat, photo, project } from "./samples.ts";

/** A cutout whose columns start at the given rows. */
const ridge = (height: number, tops: number[]) => {
  const pixels = new Uint8Array(tops.length * height * 4);
  for (const [column, top] of tops.entries()) {
    for (let row = top; row < height; row++) pixels[(row * tops.length + column) * 4 + 3] = 255;
  }
  return sharp(pixels, { raw: { width: tops.length, height, channels: 4 } })
    .png()
    .toBuffer();
};

const trace = async (bytes: Uint8Array) => {
  const { root, put } = project();
  return traceSkyline(root, await put("range.png", bytes));
};

it("a skyline follows the ridge from edge to edge, slightly inside it, and closes below", async () => {
  const tops = Array.from({ length: 2560 }, (_, x) => (x < 1280 ? 400 : 200));
  const found = await trace(await ridge(1000, tops));
  expect(found).toMatchObject({ width: 2560, height: 1000, summit: expect.closeTo(0.797) });
  expect(found?.path).toBe(`M0 403l${"8 0 ".repeat(159)}8 -200${" 8 0".repeat(160)}V1000H0z`);
});

it("a skyline stays below the ridge where that dips between two points", async () => {
  const tops = Array.from({ length: 2560 }, (_, x) => 300 + (x % 8 < 2 ? 0 : 5));
  expect((await trace(await ridge(900, tops)))?.path).toMatch(/^M0 308l8 0 8 0/);
});

it("a photo or a picture with rounded corners has no skyline", async () => {
  const corners = Array.from({ length: 400 }, (_, x) => Math.max(0, 20 - Math.min(x, 399 - x)));
  const opaque = await flat(400, 300, "#468").ensureAlpha().png().toBuffer();
  for (const bytes of [await photo(), opaque, await ridge(300, corners)]) expect(await trace(bytes)).toBeUndefined();
});
