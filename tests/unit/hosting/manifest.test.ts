import { describe, expect, it } from "vitest";
import { manifestText } from "../../../hosting/manifest.ts";
import { iconNames } from "../../../site/icons/make.ts";
import { loadContent } from "../../../site/load.ts";
import { themeSchema } from "../../../site/schema/theme.ts";
import { site } from "../../support/sample.ts";

const theme = themeSchema.parse({ paper: { light: "#fafbfc" } });

type Picture = { src: string; sizes: string; purpose?: string };

type Manifest = Record<string, string> & {
  icons: Picture[];
  screenshots?: Picture[];
  shortcuts: { name: string; url: string }[];
};

const manifestOf = (options: Partial<Parameters<typeof manifestText>[0]>) =>
  JSON.parse(manifestText({ site, theme, basePath: "/", ...options })) as Manifest;

describe.each(["/", "/sub/"])("the manifest of a site at %s", (basePath) => {
  const resolve = (address: string) => new URL(address, `https://site.example${basePath}manifest.webmanifest`).pathname;
  const manifest = manifestOf({ basePath });

  it("begins and stays within the site", () => {
    const { id = "", start_url: start = "", scope = "", name } = manifest;
    expect([resolve(id), resolve(start), resolve(scope)]).toEqual([basePath, basePath, basePath]);
    expect(name).toBe(site.title);
  });

  it("opens on the theme's paper", () => {
    const { background_color: ground, theme_color: bar } = manifest;
    expect([ground, bar]).toEqual(["#fafbfc", "#fafbfc"]);
  });

  it("has the icons that an installation needs, maskable ones too, and they exist", () => {
    const { icons } = manifest;
    for (const size of ["192x192", "512x512"]) {
      for (const purpose of ["any", "maskable"]) {
        expect(icons.filter((icon) => icon.sizes === size && icon.purpose === purpose)).toHaveLength(1);
      }
    }
    expect(iconNames).toEqual(expect.arrayContaining(icons.map(({ src }) => src)));
  });

  it("shows the site where the owner gave pictures of it", () => {
    const shot = { src: "screenshots/1.webp", sizes: "540x960", type: "image/webp", label: "The site." } as const;
    expect(manifest.screenshots).toBeUndefined();
    const shown = manifestOf({ basePath, screenshots: [{ ...shot, form_factor: "narrow" }] });
    expect(shown).toMatchObject({ screenshots: [shot] });
  });

  it("leads to the site's main pages", () => {
    expect(manifest.shortcuts.map(({ url }) => resolve(url))).toEqual(
      ["engineering", "photography", "contact", "blog"].map((page) => `${basePath}${page}`),
    );
  });
});

it("names no more shortcuts than browsers read, the first of the bar's pages", () => {
  const nav = Array.from({ length: 14 }, (_, index) => ({ title: `Page ${index}`, url: `/camp?page=${index}` }));
  const away = [
    { title: "Home", url: "/" },
    { title: "Away", url: "https://away.example" },
  ];
  const { shortcuts } = manifestOf({ site: { ...loadContent().site, nav: [...away, ...nav] } });
  expect(shortcuts.map(({ name }) => name)).toEqual(nav.slice(0, 10).map(({ title }) => title));
});
