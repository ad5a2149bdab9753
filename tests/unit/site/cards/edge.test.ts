import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ridgeSvg } from "../../../../site/cards/edge.ts";
import { cardSize as card } from "../../../../site/addresses/published.ts";

const colorsAt = async (colors: string[], places: [number, number][]) => {
  const svg = ridgeSvg([0, 1, 0, 1, 0], { ground: () => 600, rise: () => 200 }, colors);
  const { width, height } = card;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`;
  const pixels = await sharp(Buffer.from(drawing)).ensureAlpha().raw().toBuffer();
  return places.map(([x, y]) => [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]);
};

const [clear, red, blue] = [
  [0, 0, 0, 0],
  [255, 0, 0, 255],
  [0, 0, 255, 255],
];

describe("a ridge on a card", () => {
  it("runs from side to side, rises by its heights and is filled to the card's foot", async () => {
    const places: [number, number][] = [
      [2, 620],
      [1197, 620],
      [300, 420],
      [300, 390],
      [600, 560],
    ];
    expect(await colorsAt(["#f00"], places)).toEqual([red, red, red, clear, clear]);
  });

  it("wears several colors beside each other", async () => {
    expect(
      await colorsAt(
        ["#f00", "#00f"],
        [
          [300, 500],
          [900, 500],
        ],
      ),
    ).toEqual([red, blue]);
  });
});
