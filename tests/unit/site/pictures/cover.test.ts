import { describe, expect, it } from "vitest";
import sharp from "sharp";
import { breakpoints, masthead, range as heights, rem } from "../../../../site/layout.ts";
import { coverSizes, coverUpright, visiblePart } from "../../../../site/pictures/cover.ts";
import { encode } from "../../../../site/pictures/encode.ts";
import { column, flat, planned, project } from "./samples.ts";
import { readSizes } from "../../../support/sizes.ts";
import { join } from "node:path";
import type { Slot } from "../../../../site/pictures/slots.ts";

const ratio = 2560 / 1180;

/** The window in which the layout folds, in pixels. */
const folded = breakpoints.folded * rem;

/** The part of the range that a phone shows, from the layout's own rules. */
const shown = (width: number, height: number) => {
  const box = Math.max(width, heights.cover.folded.share * height * ratio);
  const left = heights.cover.folded.anchor * (width - box);
  return [-left / box, (width - left) / box] as const;
};

const rangeOf = async () => {
  const at = project();
  const original = await flat(2560, 1180, "#808890").ensureAlpha(0.9).webp().toBuffer();
  const path = await at.put("content/home/range.webp", original);
  const { picture: range, variants } = await planned(at, { path, slot: column, as: "cover" }, "/p/");
  return { at, range, variants };
};

describe("the cover's range", () => {
  it("has a source for upright phones before the others, each in both formats", async () => {
    const { range } = await rangeOf();
    const media = `(width < ${breakpoints.folded}rem) and (aspect-ratio < 7/10)`;
    expect(range.sources.map((source) => [source.type, source.media])).toEqual([
      ["image/avif", media],
      ["image/avif", undefined],
    ]);
    expect(range.sizes).toBe(coverSizes("cover", ratio));
    expect(range.src).toMatch(/\.webp$/);
  });

  it("tells the browser the width that the layout gives it", () => {
    for (let width = 320; width <= 2560; width += 40) {
      for (let height = 320; height <= 1440; height += 40) {
        const drawn = Math.max(
          width,
          height * (width < folded ? heights.cover.folded : heights.cover.unfolded).share * ratio,
        );
        const told = readSizes(coverSizes("cover", ratio), width, height) / drawn;
        expect(Math.abs(told - 1), `${width}×${height}`).toBeLessThan(0.01);
      }
    }
  });

  it("keeps all that an upright phone can show, its bars open or not", () => {
    const [from, to] = visiblePart(coverUpright("cover"), ratio);
    for (let width = 320; width < folded; width += 10) {
      for (let height = Math.ceil(width / 0.7); height <= 1250; height += 10) {
        for (const bars of [0, 0.06, 0.12]) {
          const [left, right] = shown(width, height * (1 - bars));
          expect(left, `${width}×${height}`).toBeGreaterThanOrEqual(from);
          expect(right, `${width}×${height}`).toBeLessThanOrEqual(to);
        }
      }
    }
  });

  it("is cleared where no upright phone shows it, and whole for all others", async () => {
    const { at, variants } = await rangeOf();
    const alphas = async (partly: boolean) => {
      const variant = variants.find(({ format, visible }) => format === "avif" && (visible !== undefined) === partly);
      if (!variant) throw new Error("no such file");
      const bytes = Buffer.from(await encode(variant, join(at.root, variant.path)));
      const { data, info } = await sharp(bytes).extractChannel("alpha").raw().toBuffer({ resolveWithObject: true });
      const row = data.subarray(0, info.width);
      return [0.02, 0.2, 0.35, 0.6, 0.9, 0.99].map((part) => (row[Math.floor(part * info.width)] ?? 0) > 200);
    };
    expect(await alphas(true)).toEqual([false, false, true, true, true, false]);
    expect(await alphas(false)).toEqual([true, true, true, true, true, true]);
  });

  it("offers phones files near 2x of their layout and no wider", async () => {
    const { range } = await rangeOf();
    const widths = [...(range.sources[0]?.srcSet ?? "").matchAll(/ (\d+)w/g)].map((match) => Number(match[1]));
    const phone = heights.cover.folded.share * 667 * ratio * 2;
    const served = widths.find((width) => width >= phone) ?? 0;
    expect(served).toBeGreaterThanOrEqual(phone);
    expect(served / phone).toBeLessThanOrEqual(1.35);
    expect(Math.max(...widths)).toBeLessThanOrEqual(heights.cover.folded.share * 950 * ratio * 2 * 1.35);
  });
});

describe("a photograph in the range's stead", () => {
  it("is told the width that its lower place gives it", () => {
    for (const [width, height] of [
      [375, 812],
      [768, 1024],
      [1440, 900],
      [1000, 1400],
    ] as const) {
      const drawn = Math.max(width, height * (width < 800 ? 0.42 : 0.54) * 1.5);
      expect(readSizes(coverSizes("cover-photo", 1.5), width, height) / drawn).toBeCloseTo(1, 1);
    }
  });

  it("keeps its middle on upright phones, and is no cut-out", async () => {
    const at = project();
    const path = await at.put("content/home/photo.jpg", await flat(1800, 1200, "#808890").jpeg().toBuffer());
    const { picture, variants } = await planned(at, { path, slot: column, as: "cover-photo" }, "/p/");
    expect(picture.src).toMatch(/\.jpg$/);
    const [from = 0, to = 0] = variants.find(({ visible }) => visible !== undefined)?.visible ?? [];
    expect(from + to).toBeCloseTo(1);
  });
});

describe("a photograph that fills a masthead", () => {
  const { least, share, most } = masthead.filling;
  const slot: Slot = {
    ...column,
    tall: { as: "filling", upright: { share, anchor: 0.5 } },
  };

  const photoOf = async () => {
    const at = project();
    const path = await at.put("content/wide.jpg", await flat(2000, 860, "#808890").jpeg().toBuffer());
    return { at, ...(await planned(at, { path, slot }, "/p/")) };
  };

  it("is served to upright phones without its unseen sides, and stays opaque", async () => {
    const { at, picture, variants } = await photoOf();
    expect(picture.sources.map(({ media }) => media !== undefined)).toEqual([true, false]);
    const variant = variants.find(({ format, visible }) => format === "avif" && visible !== undefined);
    if (!variant) throw new Error("no such file");
    const bytes = Buffer.from(await encode(variant, join(at.root, variant.path)));
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(3);
    const light = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => (data[Math.floor(part * info.width) * 3] ?? 0) > 100);
    expect(light).toEqual([false, true, true, true, false]);
  });

  it("keeps all that an upright phone can show", async () => {
    const { variants } = await photoOf();
    const [from = 1, to = 0] = variants.find(({ visible }) => visible !== undefined)?.visible ?? [];
    for (let width = 320; width < folded; width += 20) {
      for (let height = Math.ceil(width / 0.7); height <= 1250; height += 20) {
        const box = Math.max(width, Math.min(Math.max(least * rem, share * height * 0.88), most * rem) * (2000 / 860));
        expect(0.5 - width / box / 2, `${width}×${height}`).toBeGreaterThanOrEqual(from);
        expect(0.5 + width / box / 2, `${width}×${height}`).toBeLessThanOrEqual(to);
      }
    }
  });
});
