import { expect, it } from "vitest";
import { manifestText } from "../../../hosting/manifest.ts";
import { iconFiles } from "../../../site/icons/make.ts";
import { loadContent } from "../../../site/load.ts";
import { themeSchema } from "../../../site/schema/theme.ts";

const { site } = loadContent();
const theme = themeSchema.parse({ paper: { light: "#fafbfc" } });
const screenshot = {
  src: "screenshots/1.png",
  sizes: "540x960",
  type: "image/png",
  label: "The site.",
  form_factor: "narrow",
} as const;

const manifestOf = (more: Partial<Parameters<typeof manifestText>[0]> = {}) =>
  JSON.parse(manifestText({ site, theme, basePath: "/sub/", ...more }));

it("the manifest has the site's scope, name, colors and main pages", () => {
  expect(manifestOf({ screenshots: [screenshot] })).toMatchObject({
    id: "/sub/",
    start_url: "./",
    scope: "./",
    name: "Whole",
    background_color: "#fafbfc",
    theme_color: "#fafbfc",
    screenshots: [screenshot],
    shortcuts: ["engineering", "photography", "contact", "blog"].map((page) => ({ url: `/sub/${page}` })),
  });
});

it("icons exist in the sizes required for installation, including maskable ones", async () => {
  const icons = manifestOf().icons as { src: string; sizes: string; purpose: string }[];
  expect([...(await iconFiles({ theme })).keys()]).toEqual(expect.arrayContaining(icons.map(({ src }) => src)));
  const kinds = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(kinds).toEqual(expect.arrayContaining(["192x192 any", "192x192 maskable", "512x512 any", "512x512 maskable"]));
});

it("shortcuts stay within the limit of browsers, and none leads to another site", () => {
  const nav = Array.from({ length: 14 }, (_, index) => ({ title: `Page ${index}`, url: `/camp?page=${index}` }));
  const { shortcuts } = manifestOf({
    site: { ...site, nav: [{ title: "Away", url: "https://away.example" }, ...nav] },
  });
  expect(shortcuts.map(({ name }: { name: string }) => name)).toEqual(nav.slice(0, 10).map(({ title }) => title));
});
