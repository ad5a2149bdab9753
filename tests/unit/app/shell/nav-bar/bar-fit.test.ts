import { expect, it } from "vitest";
import { barExpandsAt, isLongName } from "../../../../../app/shell/nav-bar/bar-fit.ts";
import { breakpoints } from "../../../../../site/layout.ts";

const links = (...titles: string[]) => titles.map((title) => ({ title }));

const edge = (given: Partial<Parameters<typeof barExpandsAt>[0]>) => barExpandsAt({ title: "Bo", nav: [], ...given });

it("the bar expands with the layout for a few short links, and later the more it contains", () => {
  expect(edge({ nav: links("Home", "Work", "Contact", "Blog") })).toBe(breakpoints.folded);
  const nav = links("Engineering", "Photography", "Adventures", "Contact", "Bookbinding");
  const title = "Oberfrankenwald";
  const edges = [
    edge({ nav }),
    edge({ nav, title }),
    edge({ nav, title, store: { title: "Everything" } }),
    edge({ nav: links(...Array(60).fill("Work")) }),
  ];
  expect(edges).toEqual([...new Set(edges)].toSorted((a, b) => a - b));
  expect(edges.at(-1)).toBe(Infinity);
});

it("long names are measured by width", () => {
  expect(["Lowlines", "Illilillilillil", "Oberfrankenwaldwanderverein Bad Kötzting"].map(isLongName)).toEqual([
    false,
    false,
    true,
  ]);
});
