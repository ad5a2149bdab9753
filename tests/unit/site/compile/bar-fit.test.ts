import { describe, expect, it } from "vitest";
import { type Bar, barUnfoldsAt, longName } from "../../../../site/compile/bar-fit.ts";
import { plainType } from "../../../../site/theme/type.ts";
import { breakpoints } from "../../../../site/layout.ts";

const words = { menu: "Menu", close: "Close" };

const links = (...titles: string[]) => titles.map((title, at) => ({ title, url: `/${at}` }));

const headings = plainType;

const bar = (given: Partial<Bar>): Bar => ({ title: "Bo", nav: [], words, headings, ...given });

describe("barUnfoldsAt", () => {
  it("is where the layout unfolds, for a few short links", () => {
    expect(barUnfoldsAt(bar({ nav: links("Home", "Work", "Contact", "Blog") }))).toBe(breakpoints.folded);
    expect(barUnfoldsAt(bar({}))).toBe(breakpoints.folded);
  });

  it("waits for a wider window with each link that does not fit", () => {
    const edges = [6, 8, 10].map((count) => barUnfoldsAt(bar({ nav: links(...Array(count).fill("Photography")) })));
    expect(edges[0]).toBeGreaterThan(breakpoints.folded);
    expect(edges).toEqual(edges.toSorted((a, b) => a - b));
    expect(new Set(edges).size).toBe(edges.length);
    expect(edges.every(Number.isFinite)).toBe(true);
  });

  it("reckons with the name, and with the store's link and its arrow", () => {
    const nav = links("Engineering", "Photography", "Adventures", "Contact", "Bookbinding");
    const alone = barUnfoldsAt(bar({ title: "Oberfrankenwald", nav }));
    expect(alone).toBeGreaterThan(barUnfoldsAt(bar({ nav })));
    const inside = { title: "Everything", url: "/all" };
    const outside = { title: "Everything", url: "https://shop.example" };
    expect(barUnfoldsAt(bar({ title: "Oberfrankenwald", nav, store: inside }))).toBeGreaterThan(alone);
    expect(barUnfoldsAt(bar({ title: "Oberfrankenwald", nav, store: outside }))).toBeGreaterThan(
      barUnfoldsAt(bar({ title: "Oberfrankenwald", nav, store: inside })),
    );
  });

  it("is never reached by more links than the widest bar holds", () => {
    expect(barUnfoldsAt(bar({ nav: links(...Array(12).fill("Rindfleischetikettierungsüberwachungsamt")) }))).toBe(
      Infinity,
    );
  });
});

describe("longName", () => {
  it("leaves a name that fits the narrowest phone in one line of large type", () => {
    expect(longName({ title: "Lowlines", words, headings })).toBeUndefined();
  });

  it("goes by the letters' widths and not by their number", () => {
    expect(longName({ title: "WWWWWWWWW", words, headings })).toBe("phone");
    expect(longName({ title: "Illilillil", words, headings })).toBeUndefined();
  });

  it("leaves room for the menu's own word", () => {
    expect(longName({ title: "Lowlines", words: { ...words, close: "Schließen" }, headings })).toBe("phone");
  });

  it("goes by the type that the owner has chosen", () => {
    const letters = "abcdefghijklmnopqrstuvwxyz".split("");
    const lengths = [6, 7, 8, 9, 10, 11, 12];
    const fits = (face: "sans" | "serif") =>
      letters.flatMap((letter) =>
        lengths.map((count) => longName({ title: letter.repeat(count), words, headings: { ...plainType, face } })),
      );
    expect(fits("serif")).not.toEqual(fits("sans"));
  });

  it("is long everywhere when even a desktop's bar has no room", () => {
    expect(longName({ title: "Oberfrankenwaldwanderverein Bad Kötzting", words, headings })).toBe("always");
  });
});
