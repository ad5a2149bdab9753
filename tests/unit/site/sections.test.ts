import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anchorsFor, blockIdsOf, checkedOf, sectionsOf, stepAnchorsOf } from "../../../site/sections.ts";
import { type Block, blockSchema } from "../../../site/schema/blocks.ts";

const prose = (more: Partial<Extract<Block, { kind: "prose" }>>): Block => ({ kind: "prose", text: "Words.", ...more });

describe("sectionsOf", () => {
  it("starts a section at each block with a title", () => {
    const sections = sectionsOf({
      blocks: [prose({ title: "One" }), prose({}), prose({ title: "Two", id: "second" })],
    });
    expect(sections.map(({ id, title, blocks }) => [id, title, blocks.length])).toEqual([
      ["one", "One", 2],
      ["second", "Two", 1],
    ]);
  });
});

describe("blockIdsOf", () => {
  const goals = (more: object): Block => ({ kind: "goals", items: ["Go."], ...more });
  const idsOf = (...blocks: Block[]) => sectionsOf({ blocks }).flatMap(blockIdsOf);

  it("names the first block of a kind after its section, others by number or their own id", () => {
    expect(idsOf(goals({ title: "One" }), prose({}), goals({}), goals({ id: "own" }), goals({ title: "Two" }))).toEqual(
      ["one", "one", "one-2", "own", "two"],
    );
  });

  it("keeps a block's id when another block is inserted before it, even with the heading", () => {
    const [before, after] = [idsOf(goals({ title: "One" })), idsOf(prose({ title: "One" }), prose({}), goals({}))];
    expect(after.at(-1)).toBe(before[0]);
  });
});

describe("anchorsFor", () => {
  it("avoids the page's own ids, is never empty, and distinguishes sections with the same name", () => {
    expect(anchorsFor(["Menu", "Main", "!!!", "Work", "work", "???"])).toEqual([
      "menu-2",
      "main-2",
      "section",
      "work",
      "work-2",
      "section-2",
    ]);
  });

  it("applies to a topic's sections", () => {
    const sections = sectionsOf({ blocks: [prose({ title: "Menu" }), prose({ title: "!!!" })] });
    expect(sections.map(({ id }) => id)).toEqual(["menu-2", "section"]);
  });
});

describe("stepAnchorsOf", () => {
  const steps = (title: string, ...items: { title: string; id?: string }[]) =>
    blockSchema.parse({ kind: "steps", title, items: items.map((item) => ({ text: "Do it.", ...item })) });
  const anchorsIn = (...blocks: Block[]) => [...stepAnchorsOf({ blocks }).values()];

  it("derives anchors from titles, or uses given ids", () => {
    const list = steps("Work", { title: "Clean the rails" }, { title: "Look", id: "see" }, { title: "…" });
    expect(anchorsIn(list)).toEqual([["clean-the-rails", "see", "step"]]);
  });

  it("avoids the ids of sections, later ones and the page's own", () => {
    const list = steps("Work", { title: "Care" }, { title: "Menu" }, { title: "Work" }, { title: "See" });
    const later = steps("Care", { title: "Clean", id: "see" });
    expect(anchorsIn(list, later)).toEqual([["care-2", "menu-2", "work-2", "see-2"], ["see"]]);
  });

  it("returns unique anchors, which follow their titles in any order", () => {
    const titles = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}( [a-z]{1,3})?$/), { minLength: 1 });
    fc.assert(
      fc.property(titles, fc.infiniteStream(fc.nat()), (given, keys) => {
        const shuffled = given
          .map((title) => [keys.next().value as number, title] as const)
          .toSorted(([a], [b]) => a - b)
          .map(([, title]) => title);
        const named = (order: string[]) => {
          const [anchors = []] = anchorsIn(steps("W-o-r-k", ...order.map((title) => ({ title }))));
          expect(new Set(anchors).size).toBe(order.length);
          return Object.fromEntries(order.map((title, index) => [title, anchors[index]]));
        };
        expect(named(shuffled)).toEqual(named(given));
      }),
    );
  });
});

describe("checkedOf", () => {
  const checked = (...months: (string | undefined)[]) => {
    const [section] = sectionsOf({
      blocks: months.map((month, index) =>
        prose({ ...(index === 0 ? { title: "Limits" } : {}), ...(month === undefined ? {} : { checked: month }) }),
      ),
    });
    return section && checkedOf(section);
  };

  it("returns the oldest month of the section's blocks", () => {
    expect(checked("2026-11", undefined, "2025-12")).toBe("2025-12");
  });

  it("returns nothing if no block has one", () => {
    expect(checked(undefined, undefined)).toBeUndefined();
  });
});
