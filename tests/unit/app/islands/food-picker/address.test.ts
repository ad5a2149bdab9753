import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromSearch, toSearch } from "../../../../../app/islands/food-picker/address.ts";

const rows = [{ foods: ["Black beans", "Firm tofu"] }, { foods: ["Crème fraîche", "Skyr"] }];

describe("a draw in an address", () => {
  it("is spelt readably, and read back", () => {
    expect(toSearch(["Firm tofu", "Skyr"])).toBe("?foods=firm-tofu_skyr");
    expect(fromSearch("?foods=firm-tofu_skyr", rows)).toEqual(["Firm tofu", "Skyr"]);
    expect(fromSearch(toSearch(["Black beans", "Crème fraîche"]), rows)).toEqual(["Black beans", "Crème fraîche"]);
  });

  it("leaves a food that is no more to a draw, and is none without any it knows", () => {
    expect(fromSearch("?foods=lentils_skyr", rows)).toEqual([null, "Skyr"]);
    expect(fromSearch("?foods=lentils_kefir", rows)).toBeUndefined();
    expect(fromSearch("?foods=skyr", rows)).toBeUndefined();
    expect(fromSearch("", rows)).toBeUndefined();
  });

  it("comes back whatever was drawn, and nonsense is never taken for food", () => {
    const picked = fc.tuple(fc.constantFrom(...(rows[0]?.foods ?? [])), fc.constantFrom(...(rows[1]?.foods ?? [])));
    fc.assert(fc.property(picked, (drawn) => void expect(fromSearch(toSearch(drawn), rows)).toEqual(drawn)));
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = fromSearch(`?foods=${text}`, rows) ?? [null, null];
        for (const [row, food] of read.entries()) expect([...(rows[row]?.foods ?? []), null]).toContain(food);
      }),
    );
  });
});
