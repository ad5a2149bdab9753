import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { skylineOf, traceSkyline } from "../../../../site/pictures/skyline.ts";
import { cutOut, flat, photo, project } from "./samples.ts";

/** A cut-out whose columns begin at the given rows. */
const ridge = (height: number, tops: number[]) => {
  const pixels = new Uint8Array(tops.length * height * 4);
  for (const [column, top] of tops.entries()) {
    for (let row = top; row < height; row++) pixels[(row * tops.length + column) * 4 + 3] = 255;
  }
  return sharp(pixels, { raw: { width: tops.length, height, channels: 4 } });
};

/** The outline's height at each of its points. */
const heightsOf = (path = "") => {
  const [, first, ...steps] = (/^[^V]*/.exec(path)?.[0].match(/-?\d+/g) ?? []).map(Number);
  return steps.reduce(
    (heights, step, at) => (at % 2 === 0 ? heights : [...heights, (heights.at(-1) ?? 0) + step]),
    [first ?? 0],
  );
};

describe("a traced skyline", () => {
  it("follows the ridge from edge to edge, a little inside it, and closes below", async () => {
    const tops = Array.from({ length: 2560 }, (_, x) => (x < 1280 ? 400 : 200));
    const found = await traceSkyline(ridge(1000, tops));
    expect(found).toMatchObject({ width: 2560, height: 1000, summit: expect.closeTo(0.797) });
    expect(found?.path).toMatch(/^M0 403l8 0 .* 8 0V1000H0z$/);
    const heights = heightsOf(found?.path);
    expect(heights).toHaveLength(321);
    expect([heights[159], heights[160], heights[320]]).toEqual([403, 203, 203]);
  });

  it("stays under the ridge where that falls between two points", async () => {
    const tops = Array.from({ length: 2560 }, (_, x) => 300 + (x % 8 < 2 ? 0 : 5));
    expect(new Set(heightsOf((await traceSkyline(ridge(900, tops)))?.path).slice(0, -1))).toEqual(new Set([308]));
  });

  it("has the same units and the picture's own shape, however large the picture is", async () => {
    const small = await traceSkyline(
      ridge(
        90,
        Array.from({ length: 160 }, (_, x) => (x < 80 ? 30 : 45)),
      ),
    );
    expect(small).toMatchObject({ width: 2560, height: 1440 });
    const heights = heightsOf(small?.path);
    expect(Math.abs((heights[10] ?? 0) - 483)).toBeLessThanOrEqual(16);
    expect(Math.abs((heights[300] ?? 0) - 723)).toBeLessThanOrEqual(16);
  });

  it("lies on the floor where nothing can be seen", async () => {
    const heights = heightsOf((await traceSkyline(sharp(await cutOut(800, 400))))?.path);
    expect(heights[0]).toBe(1280);
    expect(heights.at(-1)).toBe(3);
  });

  it("is none for a photograph, nor for a picture with rounded corners", async () => {
    expect(await traceSkyline(sharp(await photo()))).toBeUndefined();
    expect(await traceSkyline(flat(400, 300, "#468").ensureAlpha())).toBeUndefined();
    const corners = Array.from({ length: 400 }, (_, x) => Math.max(0, 20 - Math.min(x, 399 - x)));
    expect(await traceSkyline(ridge(300, corners))).toBeUndefined();
  });

  it("is kept for the next build, also when there is none", async () => {
    const { root, put, cache } = project();
    const path = await put("content/a.png", await cutOut());
    const found = await skylineOf({ root, path, hash: "abc" }, cache);
    const [kept = ""] = await readdir(cache.at("."));
    await cache.write(kept, JSON.stringify({ ...found, path: "M0 0z" }));
    expect((await skylineOf({ root, path, hash: "abc" }, cache))?.path).toBe("M0 0z");
    await cache.write(kept, "null");
    expect(await skylineOf({ root, path, hash: "abc" }, cache)).toBeUndefined();
  });
});
