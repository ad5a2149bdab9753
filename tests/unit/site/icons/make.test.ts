import sharp from "sharp";
import { expect, it } from "vitest";
import { madeFiles } from "../../../../site/addresses/published.ts";
import { iconFiles } from "../../../../site/icons/make.ts";
import { themeSchema } from "../../../../site/schema/theme.ts";
import { project } from "../pictures/samples.ts";

const theme = themeSchema.parse({ hue: "#3050c0" });

const iconNames = async () => [...(await iconFiles({ theme })).keys()];

const iconsOf = async (drawing?: string) => {
  const { root, put } = project();
  if (drawing) await put("favicon.svg", drawing);
  const files = await iconFiles({ theme, folder: root });
  return async (name: string) => (await files.get(name)?.()) ?? Buffer.of();
};

const colorAt = async (png: Buffer, x: number, y: number) =>
  [...(await sharp(png).extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer())].slice(0, 3);

it("icons are squares of the size in their name, and every generated file is reserved", async () => {
  const icon = await iconsOf();
  for (const name of (await iconNames()).filter((one) => one.endsWith(".png"))) {
    const { width, height, hasAlpha } = await sharp(await icon(name)).metadata();
    const size = Number(/\d+/.exec(name)?.[0] ?? 180);
    expect([name, width, height, hasAlpha]).toEqual([name, size, size, false]);
  }
  expect(madeFiles).toEqual(expect.arrayContaining((await iconNames()).map((name) => `/${name}`)));
});

it("favicon.ico contains an image", async () => {
  const ico = await (await iconsOf())("favicon.ico");
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 48]);
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(await sharp(ico.subarray(offset, offset + length)).metadata()).toMatchObject({ format: "png", width: 48 });
});

it("the icon is in the theme's hue, and a maskable one has padding", async () => {
  const icon = await iconsOf();
  expect((await icon("favicon.svg")).toString()).toContain("#3050c0");
  const { data, info } = await sharp(await icon("icons/maskable-512.png"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const blue = [...Array(512).keys()].flatMap((y) =>
    [...Array(512).keys()].filter((x) => ((data[(y * 512 + x) * info.channels + 2] ?? 0) < 230 ? Math.max(x, y) : 0)),
  );
  expect(Math.min(...blue)).toBeGreaterThan(51);
  expect(Math.max(...blue)).toBeLessThan(461);
});

it("the owner's favicon.svg is drawn on the theme's background", async () => {
  const circle = '<circle cx="50" cy="50" r="50" fill="#123456"/>';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${circle}</svg>`;
  const icon = await iconsOf(drawing);
  expect((await icon("favicon.svg")).toString()).toBe(drawing);
  expect(await colorAt(await icon("icons/icon-192.png"), 96, 96)).toEqual([0x12, 0x34, 0x56]);
  expect(await colorAt(await icon("icons/icon-192.png"), 1, 1)).toEqual([244, 246, 247]);
});
