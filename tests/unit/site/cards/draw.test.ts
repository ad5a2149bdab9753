import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type CardPicture, type Design, drawCard } from "../../../../site/cards/draw.ts";
import { cardSize as card } from "../../../../site/addresses/published.ts";
import { drawable, margin, openFaces } from "../../../../site/cards/words.ts";
import { flat, project } from "../pictures/samples.ts";

const font = readFileSync("app/styles/fonts/archivo.woff2");
const faces = openFaces({ title: font, label: font, tight: 1 });

/** Pure colors, so that each pixel tells what it belongs to. */
const paint = { ground: "#ffff00", text: "#0000ff" };

const red = [255, 0, 0];
const blue = [0, 0, 255];

type Place = [x: number, y: number];

type Layout = Pick<CardPicture, "ratio" | "stands">;
const layouts: Record<string, Layout | undefined> = {
  alone: undefined,
  "beside a picture that stands": { ratio: 4 / 3, stands: true },
  "beside an upright photograph": { ratio: 2 / 3, stands: false },
  "under a photograph": { ratio: 3 / 2, stands: false },
};

const titles = [
  "AI",
  "Camping",
  "Übergrößenträgerkonstruktion für Fjällräven",
  "A very long title that goes on about a great many things at once and then some more of them",
];

const drawn = async (
  layout: Layout | undefined,
  words: Design["words"],
  shown = flat(300, 200, "#ff0000"),
  focus?: number,
) => {
  const at = project();
  await at.put("a.png", await shown.png().toBuffer());
  const picture = layout && { file: join(at.root, "a.png"), color: "#ff0000", focus, ...layout };
  const design: Design = {
    words: drawable(words, faces),
    paint,
    ridge: [0.2, 0.8, 0.5, 1, 0.1],
    colors: ["#00ff00"],
    picture,
  };
  const { data, info } = await (
    await drawCard(design, faces)
  )
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isIn = (x: number, y: number, color: readonly number[]) => {
    const pixel = (y * info.width + x) * 3;
    return color.every((value, index) => Math.abs(value - (data[pixel + index] ?? 0)) < 60);
  };
  const places = (color: readonly number[]) => {
    const found: Place[] = [];
    for (let y = 0; y < info.height; y++)
      for (let x = 0; x < info.width; x++) if (isIn(x, y, color)) found.push([x, y]);
    return found;
  };
  return { info, isIn, letters: places(blue), picture: places(red) };
};

const name = "Alexandrina Featherstonehaugh-Montgomery";

describe.each(Object.entries(layouts))("a card's words, %s", (_name, layout) => {
  it.each(titles)("stay within the margins and on their ground: %s", async (title) => {
    const { info, isIn, letters } = await drawn(layout, { title, name, eyebrow: "07" });
    expect([info.width, info.height]).toEqual([card.width, card.height]);
    expect(letters.length).toBeGreaterThan(5000);
    const isOutside = ([x, y]: Place) =>
      x < margin - 2 || x > card.width - margin + 2 || y < 40 || y > card.height - 20;
    expect(letters.filter(isOutside)).toHaveLength(0);
    const around = [-9, 9].flatMap((right) => [-9, 9].map((down) => [right, down] as const));
    const touches = ([x, y]: Place) => around.some(([right, down]) => isIn(x + right, y + down, red));
    expect(letters.filter(touches)).toHaveLength(0);
  });

  it("are left out where the font has no letters for them", async () => {
    for (const title of ["日本", "مرحبا", "Camp 日本"]) {
      expect((await drawn(layout, { title })).letters, title).toHaveLength(0);
    }
    expect((await drawn(layout, { title: "日本", name: "Ann" })).letters.length).toBeGreaterThan(100);
  });
});

describe("a card's picture", () => {
  const pictured = Object.entries(layouts).filter(([, layout]) => layout);

  it.each(pictured)("is in view for the most part, %s", async (_name, layout) => {
    const { picture } = await drawn(layout, { title: "Camping", name: "Ann" });
    expect(picture.length / (card.width * card.height)).toBeGreaterThan(0.35);
  });
});

describe("a photograph", () => {
  const half = async () => {
    const below = await flat(300, 100, "#00ff00").png().toBuffer();
    return flat(300, 200, "#ff0000").composite([{ input: below, left: 0, top: 100 }]);
  };

  it("under which a title of one line stands keeps 460 of the card's 630 pixels", async () => {
    const { isIn } = await drawn(layouts["under a photograph"], { title: "Desert buttes at noon", name: "Ann" });
    for (const x of [10, 600, 1190]) expect(isIn(x, 400, red), String(x)).toBe(true);
    expect(isIn(10, 458, red)).toBe(true);
  });

  it("of which a part has room shows the part that its owner chose", async () => {
    const top = await drawn(layouts["under a photograph"], { title: "Camping" }, await half(), 0);
    expect(top.isIn(600, 380, red)).toBe(true);
    const foot = await drawn(layouts["under a photograph"], { title: "Camping" }, await half(), 1);
    expect(foot.isIn(600, 120, [0, 255, 0])).toBe(true);
  });
});

describe("a picture that stands", () => {
  it("has the color at its left carried on to the card's edge", async () => {
    const right = await flat(240, 200, "#ffffff").png().toBuffer();
    const shown = flat(300, 200, "#ff0000").composite([{ input: right, left: 60, top: 0 }]);
    const { isIn } = await drawn(layouts["beside a picture that stands"], { title: "Camping" }, shown);
    for (const x of [0, 300, 520]) expect(isIn(x, 20, red), String(x)).toBe(true);
    expect(isIn(1100, 20, red)).toBe(false);
  });

  it("has each color from top to bottom carried on at its height", async () => {
    const below = await flat(300, 100, "#00ff00").png().toBuffer();
    const shown = flat(300, 200, "#ff0000").composite([{ input: below, left: 0, top: 100 }]);
    const { isIn } = await drawn(layouts["beside a picture that stands"], {}, shown);
    for (const x of [0, 300, 529, 545, 580, 700]) {
      expect(isIn(x, 120, red), String(x)).toBe(true);
      expect(isIn(x, 390, [0, 255, 0]), String(x)).toBe(true);
    }
  });
});

describe("words that can be drawn", () => {
  it("are those whose every letter the font has, without marks that have no shape", () => {
    expect(drawable({ title: "Über\u00ADgröße", name: "山", eyebrow: "07" }, faces)).toEqual({
      title: "Übergröße",
      name: undefined,
      eyebrow: "07",
    });
  });
});
