import { expect, it } from "vitest";
import { manifestText } from "../../../../offline/build/manifest.ts";
import { loadContent } from "../../../../site/load.ts";

const { site, theme } = loadContent();

it("names no more shortcuts than browsers read, the first of the bar's pages", () => {
  const nav = Array.from({ length: 14 }, (_, index) => ({ title: `Page ${index}`, url: `/camp?page=${index}` }));
  const away = [
    { title: "Home", url: "/" },
    { title: "Away", url: "https://away.example" },
  ];
  const text = manifestText({ site: { ...site, nav: [...away, ...nav] }, theme, basePath: "/" });
  const { shortcuts } = JSON.parse(text) as { shortcuts: { name: string }[] };
  expect(shortcuts.map(({ name }) => name)).toEqual(nav.slice(0, 10).map(({ title }) => title));
});
