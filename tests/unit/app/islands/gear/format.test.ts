import { expect, it } from "vitest";
import { remainingText, progressText, shareOf } from "../../../../../app/islands/gear/format.ts";
import { applyPackingState } from "../../../../../app/islands/gear/packing-state.ts";
import { totalsOf } from "../../../../../site/gear.ts";

const totals = (more: object, packed: string[]) => {
  const items = ["A", "B", "C"].map((title) => ({ title, quantity: 1, ...more }));
  return totalsOf(applyPackingState([{ items }], { packed, quantities: {} }).flatMap((group) => group.items));
};
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

it("shows progress by weight, or by item count without weights", () => {
  expect(plain(progressText(totals({ grams: 700 }, []), "metric"))).toBe("3 items, 2.1 kg");
  expect(plain(progressText(totals({ grams: 700 }, ["A"]), "metric"))).toBe("1 of 3 packed, 1.4 kg left to pack");
  expect(plain(progressText(totals({ grams: 700 }, ["A"]), "imperial"))).toContain("3.1 lb left");
  expect(progressText(totals({}, []), "metric")).toBe("3 items");
  expect(remainingText(totals({}, ["A"]), "metric")).toBe("2 left to pack");
  expect(remainingText(totals({}, ["A", "B"]), "metric")).toBe("One left to pack");
  expect(progressText(totals({ price: 1 }, ["A", "B", "C"]), "metric")).toBe("All packed");
});

it("a group's share is by weight, or by price without weights", () => {
  const all = totals({ price: 25 }, []);
  expect(shareOf(all, all, "metric")).toEqual({ label: "100% of the price", part: 1, packed: 0 });
  const packed = totals({ price: 25 }, ["A"]);
  expect(shareOf(packed, packed, "metric")?.label).toBe("100% of the price, about $25 packed");
  const weighed = totals({ price: 25, grams: 500 }, ["A"]);
  expect(plain(shareOf(weighed, { ...weighed, grams: 6000 }, "metric")?.label)).toBe("25% of the weight, 500 g packed");
  expect(shareOf(totals({}, []), totals({}, []), "metric")).toBeUndefined();
});
