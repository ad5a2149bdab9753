import { describe, expect, it } from "vitest";
import { checkedOf, sectionsOf } from "../../../site/sections.ts";
import type { Block } from "../../../site/schema/blocks.ts";

const prose = (more: Partial<Extract<Block, { kind: "prose" }>>): Block => ({ kind: "prose", text: "Words.", ...more });

describe("sectionsOf", () => {
  it("opens a section at each block with a title", () => {
    const sections = sectionsOf({
      blocks: [prose({ title: "One" }), prose({}), prose({ title: "Two", id: "second" })],
    });
    expect(sections.map(({ id, title, blocks }) => [id, title, blocks.length])).toEqual([
      ["one", "One", 2],
      ["second", "Two", 1],
    ]);
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

  it("is the month of the part that was looked up longest ago", () => {
    expect(checked("2026-11", undefined, "2025-12")).toBe("2025-12");
  });

  it("is nothing where no part names one", () => {
    expect(checked(undefined, undefined)).toBeUndefined();
  });
});
