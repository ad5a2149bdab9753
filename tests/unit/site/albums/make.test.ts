import { describe, expect, it } from "vitest";
import { albumFiles } from "../../../../site/albums/make.ts";
import type { Content } from "../../../../site/load.ts";
import { contentSchemas } from "../../../../site/schema/site.ts";
import { themeSchema } from "../../../../site/schema/theme.ts";
import { wordsIn } from "../../../../site/words/english.ts";

const asked: string[] = [];

const studio = {
  shape: async (path: string) => ({ width: path.includes("tall") ? 800 : 1500, height: 1000 }),
  picture: async (path: string, slot: { tablet: number }) => {
    asked.push(`${path} ${slot.tablet.toFixed(2)}`);
    const width = path.includes("tall") ? 800 : 1500;
    return { src: "/p.jpg", sources: [], sizes: "95vw", width, height: 1000, color: "#888" };
  },
};

const poster = { imgUrl: "./wide.jpg", alt: "A ridge at dawn." };
const common = { title: "Ridge", comment: 'The "ridge"', provider: "Me", poster };
const photos = ["wide", "tall", "wide"].map((name) => ({ imgUrl: `./${name}.jpg`, alt: "A ridge at dawn." }));

const contentWith = (albums: unknown[]): Content => ({
  site: contentSchemas.site.parse({
    title: "Bo",
    tagline: "small",
    description: "Small.",
    url: "https://bo.example",
    owner: { name: "Bo" },
  }),
  social: [],
  redirects: [],
  topics: [],
  words: wordsIn("en"),
  theme: themeSchema.parse({ paper2: { light: "oklch(0.93 0.02 100)" } }),
  photography: contentSchemas.photography.parse({ title: "Photos", description: "Mine.", albums }),
});

describe("the albums' files", () => {
  it("are one page for each album with photos, and their styles", async () => {
    const elsewhere = { ...common, url: "https://album.example/1" };
    const content = contentWith([{ ...common, slug: "ridge", photos }, elsewhere]);
    const files = await albumFiles({ content, studio });
    expect([...files.keys()]).toEqual(["albums/ridge.html", "albums/album.css"]);
  });

  it("are none where no album has photos", async () => {
    const content = contentWith([{ ...common, url: "https://album.example/1" }]);
    expect((await albumFiles({ content, studio })).size).toBe(0);
    expect((await albumFiles({ content: contentWith([]), studio })).size).toBe(0);
  });

  it("have the printer's quotes, and the comment where no intro is given", async () => {
    const files = await albumFiles({ content: contentWith([{ ...common, slug: "ridge", photos }]), studio });
    expect(files.get("albums/ridge.html")).toContain("<title>Ridge: an album</title>");
    expect(files.get("albums/ridge.html")).toContain("<p>The “ridge”</p>");
  });

  it("wear the owner's colors in both themes, and hold each shape once", async () => {
    const files = await albumFiles({ content: contentWith([{ ...common, slug: "ridge", photos }]), studio });
    const css = files.get("albums/album.css") ?? "";
    expect(css).toContain("--paper-2: light-dark(oklch(0.93 0.02 100), ");
    expect(css.match(/\.r-\d+ \{/g)).toEqual([".r-150 {", ".r-80 {"]);
    expect(css).toContain("background: var(--paper-2)");
    expect(css).toContain("@media (width < 34rem)");
  });

  it("are set in the owner's type, with the fonts that the build published", async () => {
    const content = contentWith([{ ...common, slug: "ridge", photos }]);
    const given = { ...content, theme: themeSchema.parse({ type: { text: "sans", headings: "serif" } }) };
    const fonts = "@font-face { font-family: Archivo; }";
    const css = (await albumFiles({ content: given, studio, fonts })).get("albums/album.css") ?? "";
    expect(css).toContain("--text: var(--sans);");
    expect(css).toContain("--display: var(--serif);");
    expect(css).toContain(fonts);
    // Without a build there are none, and the system's own stand in.
    expect((await albumFiles({ content: given, studio })).get("albums/album.css")).toMatch(/--serif: .*serif;/);
  });

  it("ask for pictures of the size of their place", async () => {
    asked.length = 0;
    await albumFiles({ content: contentWith([{ ...common, slug: "ridge", photos }]), studio });
    expect(asked.map((line) => line.split(" ")[1])).toEqual(["0.95", "0.33", "0.62"]);
  });
});
