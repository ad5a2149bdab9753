import { expect, it } from "vitest";
import { type Bar, barUnfoldsAt, longName } from "../../../../site/compile/bar-fit.ts";
import { breakpoints } from "../../../../site/layout.ts";
import { plainType } from "../../../../site/theme/type.ts";

const words = { menu: "Menu", close: "Close" };

const links = (...titles: string[]) => titles.map((title, at) => ({ title, url: `/${at}` }));

const edge = (given: Partial<Bar>) => barUnfoldsAt({ title: "Bo", nav: [], words, headings: plainType, ...given });

const long = (title: string, own: Partial<Bar> = {}) => longName({ title, words, headings: plainType, ...own });

it("the bar unfolds with the layout for a few short links, and later the more it holds", () => {
  expect(edge({ nav: links("Home", "Work", "Contact", "Blog") })).toBe(breakpoints.folded);
  const nav = links("Engineering", "Photography", "Adventures", "Contact", "Bookbinding");
  const title = "Oberfrankenwald";
  const edges = [
    edge({ nav }),
    edge({ nav, title }),
    edge({ nav, title, store: { title: "Everything", url: "/all" } }),
    edge({ nav, title, store: { title: "Everything", url: "https://shop.example" } }),
    edge({ nav: links(...Array(12).fill("Rindfleischetikettierungsüberwachungsamt")) }),
  ];
  expect(edges).toEqual([...new Set(edges)].toSorted((a, b) => a - b));
  expect(edges.at(-1)).toBe(Infinity);
});

it("a name is long by its letters and the room that the menu's word leaves", () => {
  expect(long("Lowlines")).toBeUndefined();
  expect(long("WWWWWWWWW")).toBe("phone");
  expect(long("Illilillil")).toBeUndefined();
  expect(long("Lowlines", { words: { ...words, close: "Schließen" } })).toBe("phone");
  expect(long("Oberfrankenwaldwanderverein Bad Kötzting")).toBe("always");
});
