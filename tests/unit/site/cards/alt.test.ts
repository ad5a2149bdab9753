import { describe, expect, it } from "vitest";
import { altOf, siteAltOf } from "../../../../site/cards/alt.ts";

describe("the alt text of a card", () => {
  it("says what is written on it, then what is seen", () => {
    const words = { eyebrow: "05", title: "Camping", name: "Ann" };
    expect(altOf(words, "A tent.")).toBe("05 Camping · Ann. A tent.");
    expect(altOf({ title: "Camping", name: "Ann" }, "A ridge.")).toBe("Camping · Ann. A ridge.");
  });

  it("leaves out what could not be written", () => {
    expect(altOf({ name: "Ann" }, "A tent.")).toBe("Ann. A tent.");
    expect(altOf({}, "A tent.")).toBe("A tent.");
    expect(siteAltOf({ title: "", tagline: "paints" }, "A wall.")).toBe("paints. A wall.");
  });

  it("of the site's card has the name, the tagline and the cover", () => {
    expect(siteAltOf({ title: "Ann", tagline: "paints" }, "A blue wall.")).toBe("Ann: paints. A blue wall.");
    expect(siteAltOf({ title: "Ann", tagline: "paints" }, undefined)).toBe("Ann: paints");
  });
});
