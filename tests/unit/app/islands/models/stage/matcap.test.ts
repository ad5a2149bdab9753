import { expect, it } from "vitest";
import { matcapPixels, shadowPixels } from "../../../../../../app/islands/models/stage/matcap.ts";

const size = 64;
const lightAt = (pixels: Uint8Array, x: number, y: number) => {
  const at = (Math.round(((y + 1) / 2) * (size - 1)) * size + Math.round(((x + 1) / 2) * (size - 1))) * 4;
  return [...pixels.subarray(at, at + 4)];
};

it("clay is lit from the upper left, and solid everywhere", () => {
  const pixels = matcapPixels(size);
  const sum = (x: number, y: number) => lightAt(pixels, x, y).reduce((total, value) => total + value, 0);
  expect(sum(-0.5, 0.6)).toBeGreaterThan(sum(0.5, 0.6));
  expect(sum(-0.5, 0.6)).toBeGreaterThan(sum(-0.5, -0.6));
  expect(pixels.filter((_, index) => index % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
});

it("a shadow is darkest in the middle and gone at its rim", () => {
  const pixels = shadowPixels(size);
  const alphas = [0, 0.3, 0.6, 1].map((x) => lightAt(pixels, x, 0)[3] ?? -1);
  expect(alphas).toEqual(alphas.toSorted((a, b) => b - a));
  expect(alphas[0]).toBeGreaterThan(230);
  expect(alphas[3]).toBe(0);
});
