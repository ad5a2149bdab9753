import { expect, it } from "vitest";
import { compileBlock, compileTile, showFrom } from "../../../../site/compile/blocks.ts";
import { blockSchema } from "../../../../site/schema/blocks.ts";

const asked: { path: string; as: string | undefined }[] = [];
const show = showFrom("content/topics/camp/topic.ts", async (path, _slot, as) => {
  asked.push({ path, as });
  return { src: `/assets/pictures/${path.split("/").at(-1)}`, sources: [], width: 4, height: 3, color: "#888888" };
});
const place = { page: "camp", section: "work", id: "work", anchors: ["clean", "look"] };
const compile = (block: unknown) => compileBlock(blockSchema.parse(block), place, show);

it("a tile links to its URL, or to its full-size picture", async () => {
  const cell = { span: { phone: 12, tablet: 6, desktop: 6 }, ratio: "4/3" };
  const tile = { title: "Tent", imgUrl: "./plates/tent.svg", alt: "A tent in a meadow." };
  expect((await compileTile({ ...tile, url: "https://example.com" }, cell, "matter", show)).url).toBe(
    "https://example.com",
  );
  expect((await compileTile({ ...tile, url: "" }, cell, "matter", show)).url).toBe("assets/pictures/tent.svg");
  expect(asked).toEqual([
    { path: "content/topics/camp/plates/tent.svg", as: undefined },
    { path: "content/topics/camp/plates/tent.svg", as: "large" },
  ]);
});

it("gear has a price per piece", async () => {
  const items = [
    { title: "Stove", price: 1250 },
    { title: "Peg", price: 3, quantity: 10 },
  ];
  expect(await compile({ kind: "gear", groups: [{ items }] })).toMatchObject({
    groups: [
      {
        items: [
          { price: 1250, priceText: "about $1,250", quantity: 1 },
          { price: 3, priceText: "about $3 each" },
        ],
      },
    ],
  });
});

it("steps have pictures and cautions, and in a guide also anchors and durations", async () => {
  const picture = { imgUrl: "./plates/clean.svg", alt: "A hand wipes a rail." };
  const items = [
    { title: "Clean", text: "Wipe it.", minutes: 20, caution: "**Dry** it.", ...picture },
    { title: "Look", text: "Is it dry?" },
  ];
  const clean = {
    id: "clean",
    minutes: 20,
    shown: { alt: picture.alt },
    caution: [{ p: [{ strong: ["Dry"] }, " it."] }],
  };
  expect(await compile({ kind: "steps", guide: true, tools: ["Cloth"], items })).toMatchObject({
    items: [clean, { id: "look", shown: undefined }],
    guide: { page: "camp", id: "work", count: "2 steps", tools: ["Cloth"] },
  });
});

it("table cells contain Markdown", async () => {
  const block = { kind: "table", caption: "Limits", columns: ["Account", "Limit"], rows: [["HSA", "*about* 2k"]] };
  expect(await compile(block)).toMatchObject({ rows: [[["HSA"], [{ em: ["about"] }, " 2k"]]] });
});
