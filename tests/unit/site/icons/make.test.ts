import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { iconNames, openIcons } from "../../../../site/icons/make.ts";
import { contentSchemas } from "../../../../site/schema/site.ts";
import { type ThemeInput, themeSchema } from "../../../../site/schema/theme.ts";
import { madeFiles } from "../../../../site/addresses/published.ts";
import { publicFolder } from "../../../../site/files.ts";
import { contentFolder } from "../../../../site/sources.ts";
import { site } from "../../../support/sample.ts";
import { flat, project } from "../pictures/samples.ts";

const font = resolve("app/styles/fonts/archivo.woff2");

type Wishes = { title?: string; tagline?: string; theme?: ThemeInput };

const iconsFor = async ({ theme = {}, ...words }: Wishes = {}, at = project()) => {
  await at.put(`${contentFolder}/cover.png`, await flat(600, 300, "#336699").png().toBuffer());
  const owner = {
    site: contentSchemas.site.parse({ ...site, ...words, cover: { imgUrl: "./cover.png", alt: "A blue wall." } }),
    theme: themeSchema.parse(theme),
  };
  return {
    at,
    owner,
    icons: openIcons({ root: at.root, content: () => owner, fonts: () => ({ title: font, label: font }) }),
  };
};

type Pixel = [number, number, number];

const pixels = async (bytes: Buffer | undefined) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)] as Pixel;
  return { ...info, at };
};

/** Whether it is the color, as near as JPEG keeps it. */
const near = (pixel: Pixel, ...color: Pixel) =>
  pixel.every((value, index) => Math.abs(value - (color[index] ?? 0)) < 24);

describe("icons", () => {
  it("show the mark in the theme's colors, in each size", async () => {
    const { icons } = await iconsFor({ theme: { hue: "#008844", paper: { light: "#ffeedd" } } });
    for (const [name, size] of [
      ["icons/icon-192.png", 192],
      ["icons/maskable-512.png", 512],
      ["apple-touch-icon.png", 180],
    ] as const) {
      const { width, height, at } = await pixels(await icons.file(name));
      expect([width, height], name).toEqual([size, size]);
      expect(at(1, 1), name).toEqual([0xff, 0xee, 0xdd]);
      const column = Array.from({ length: size }, (_, y) => at(Math.round(size * 0.6), y));
      expect(
        column.some((pixel) => near(pixel, 0x00, 0x88, 0x44)),
        name,
      ).toBe(true);
    }
    expect(String(await icons.file("favicon.svg"))).toContain('stroke="#008844"');
  });

  it("leave a maskable one's rim free", async () => {
    const { icons } = await iconsFor();
    const { at } = await pixels(await icons.file("icons/maskable-512.png"));
    const ground = at(0, 0);
    for (let turn = 0; turn < 360; turn += 3) {
      const angle = (turn / 180) * Math.PI;
      const [x, y] = [Math.cos(angle), Math.sin(angle)].map((part) => Math.round(256 + part * 512 * 0.4));
      expect(at(x ?? 0, y ?? 0)).toEqual(ground);
    }
  });

  it("hold three sizes in the old format, each where the list says", async () => {
    const { icons } = await iconsFor();
    const ico = (await icons.file("favicon.ico")) ?? Buffer.alloc(0);
    const sizes = await Promise.all(
      [0, 1, 2].map(async (index) => {
        const [length, offset] = [ico.readUInt32LE(6 + index * 16 + 8), ico.readUInt32LE(6 + index * 16 + 12)];
        const { width } = await sharp(ico.subarray(offset, offset + length)).metadata();
        expect(width).toBe(ico.readUInt8(6 + index * 16));
        return width;
      }),
    );
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ...sizes]).toEqual([1, 3, 16, 32, 48]);
  });

  it("give way to the owner's own", async () => {
    const at = project();
    const own =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#123456" d="M0 0h10v10H0z"/></svg>';
    await at.put(`${publicFolder}/favicon.svg`, Buffer.from(own));
    const { icons } = await iconsFor({}, at);
    expect(String(await icons.file("favicon.svg"))).toBe(own);
    expect((await pixels(await icons.file("icons/icon-192.png"))).at(96, 96)).toEqual([0x12, 0x34, 0x56]);
  });

  it("are among the files that no old address may be", () => {
    expect(madeFiles).toEqual(expect.arrayContaining(iconNames.map((name) => `/${name}`)));
  });

  it("are published all, the same each time, and no other file is made", async () => {
    const first = await iconsFor();
    const second = await iconsFor();
    for (const { at, icons } of [first, second]) await icons.publish(join(at.root, "out"));
    for (const name of iconNames) {
      const [a, b] = [first, second].map(({ at }) => readFileSync(join(at.root, "out", name)));
      expect(a?.equals(b ?? Buffer.alloc(0)), name).toBe(true);
    }
    expect(await first.icons.file("index.html")).toBeUndefined();
  });
});

describe("the card for link previews", () => {
  const card = async (wishes: Wishes) => {
    const { icons } = await iconsFor({ theme: { hue: "#cc3300", paper: { light: "#ffffff" } }, ...wishes });
    return pixels(await icons.file("social-card.jpg"));
  };
  const inked = ({ at }: Awaited<ReturnType<typeof card>>, columns: [number, number]) => {
    const found: number[] = [];
    for (let y = 0; y < 300; y++) {
      for (let x = columns[0]; x < columns[1]; x += 2) if (near(at(x, y), 0xcc, 0x33, 0x00)) found.push(y);
    }
    return found;
  };

  it("has the size that previews want, the name in the site's hue, and the cover under it", async () => {
    const drawn = await card({ title: "Ann" });
    expect([drawn.width, drawn.height]).toEqual([1200, 630]);
    expect(inked(drawn, [64, 600]).length).toBeGreaterThan(1000);
    expect(near(drawn.at(600, 600), 0x33, 0x66, 0x99)).toBe(true);
  });

  it.each(["Alexandrina Featherstonehaugh-Montgomery", "Donaudampfschifffahrtsgesellschaftskapit"])(
    "keeps a name of forty letters within its margins: %s",
    async (title) => {
      const drawn = await card({ title });
      expect(title).toHaveLength(40);
      expect(inked(drawn, [64, 1136]).length).toBeGreaterThan(500);
      expect(inked(drawn, [0, 48])).toEqual([]);
      expect(inked(drawn, [1152, 1200])).toEqual([]);
      expect(Math.max(...inked(drawn, [0, 1200]))).toBeLessThan(258);
    },
  );

  it("draws no boxes for letters that the font lacks", async () => {
    expect(inked(await card({ title: "日本", tagline: "山" }), [0, 1200])).toEqual([]);
  });
});
