import { describe, expect, it } from "vitest";
import { compileFoods, rowLabel } from "../../../../site/compile/foods.ts";

describe("rowLabel", () => {
  it.each([
    ["fats", "Fats"],
    ["animal protein", "Animal protein"],
    ["slow carbs starchy", "Slow starchy carbs"],
    ["slow carbs starchy evening", "Slow starchy carbs evening"],
  ])("turns the name %j into %j", (name, label) => {
    expect(rowLabel(name)).toBe(label);
  });
});

describe("the picker's rows", () => {
  it("follow the category numbers, whatever the order of the lists", () => {
    const rows = compileFoods({
      fats: ["ghee"],
      fibrousCarbs: ["kale"],
      starchyCarbs: ["rice"],
      carbs: ["pear"],
      dairyProtein: ["skyr"],
      animalProtein: ["cod"],
      protein: ["tofu"],
    });
    expect(rows).toEqual([
      { label: "Protein", foods: ["tofu"] },
      { label: "Animal protein", foods: ["cod"] },
      { label: "Dairy protein", foods: ["skyr"] },
      { label: "Carbs", foods: ["pear"] },
      { label: "Starchy carbs", foods: ["rice"] },
      { label: "Fibrous carbs", foods: ["kale"] },
      { label: "Fats", foods: ["ghee"] },
    ]);
  });
});
