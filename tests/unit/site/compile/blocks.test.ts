import { describe, expect, it } from "vitest";
import { compileBlock, compileTile, showFrom } from "../../../../site/compile/blocks.ts";
import { blockSchema } from "../../../../site/schema/blocks.ts";
import { wordsIn } from "../../../../site/words/english.ts";

const asked: { path: string; as: string | undefined }[] = [];
const show = showFrom("content/topics/camp/topic.ts", async (path, _slot, as) => {
  asked.push({ path, as });
  return { src: `/assets/pictures/${path.split("/").at(-1)}`, sources: [], width: 4, height: 3, color: "#888888" };
});
const cell = { span: { phone: 12, tablet: 6, desktop: 6 }, ratio: "4/3" };
const tile = { title: "Tent", imgUrl: "./plates/tent.svg", alt: "A tent in a meadow." };
const speech = { words: wordsIn("en"), lang: "en" };
const place = { page: "camp", section: "work", id: "work", anchors: ["clean", "look"] };
const compile = (block: unknown) => compileBlock(blockSchema.parse(block), place, show, speech);

describe("a tile", () => {
  it("keeps its address", async () => {
    const shown = await compileTile({ ...tile, url: "https://example.com" }, cell, "matter", show);
    expect(shown.url).toBe("https://example.com");
  });

  it.each([undefined, ""])("links to its own picture when its address is %j", async (url) => {
    const shown = await compileTile(url === undefined ? tile : { ...tile, url }, cell, "matter", show);
    expect(shown.url).toBe("assets/pictures/tent.svg");
    expect(asked.at(-1)).toEqual({ path: "content/topics/camp/plates/tent.svg", as: "large" });
  });
});

describe("gear", () => {
  const gear = (item: object) => compile({ kind: "gear", groups: [{ items: [{ title: "Stove", ...item }] }] });

  it.each([
    [25, "about $25"],
    [1250, "about $1,250"],
  ])("of %d dollars reads %j", async (price, priceText) => {
    expect(await gear({ price })).toMatchObject({ groups: [{ items: [{ price, priceText, quantity: 1 }] }] });
  });

  it("is that of one piece when there are more", async () => {
    expect(await gear({ price: 3, quantity: 10 })).toMatchObject({
      groups: [{ items: [{ price: 3, priceText: "about $3 each", quantity: 10 }] }],
    });
  });
});

describe("steps", () => {
  it("show a picture only with its alt text, and compile the caution", async () => {
    const view = await compile({
      kind: "steps",
      items: [
        {
          title: "Clean",
          text: "Wipe it.",
          imgUrl: "./plates/clean.svg",
          alt: "A hand wipes a rail.",
          caution: "**Dry** it.",
        },
        { title: "Look", text: "Is it dry?" },
      ],
    });
    expect(view).toMatchObject({
      items: [{ shown: { alt: "A hand wipes a rail." }, caution: [{ p: [{ strong: ["Dry"] }, " it."] }] }, {}],
    });
    expect(view.kind === "steps" && view.items[1]).not.toHaveProperty("shown");
    expect(view).not.toHaveProperty("guide");
  });

  it("of a guide know their anchors, the time they take, and where marks are kept", async () => {
    const items = [
      { title: "Clean", text: "Wipe it.", minutes: 20 },
      { title: "Look", text: "Is it dry?" },
    ];
    expect(await compile({ kind: "steps", guide: true, tools: ["Cloth"], items })).toMatchObject({
      items: [{ id: "clean", minutes: 20 }, { id: "look" }],
      guide: { page: "camp", id: "work", count: "2 steps", tools: ["Cloth"] },
    });
  });
});

describe("a table", () => {
  it("has Markdown in its cells", async () => {
    const block = { kind: "table", caption: "Limits", columns: ["Account", "Limit"], rows: [["HSA", "*about* 2k"]] };
    expect(await compile(block)).toMatchObject({ rows: [[["HSA"], [{ em: ["about"] }, " 2k"]]] });
  });
});
