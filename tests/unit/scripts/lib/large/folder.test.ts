import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { largeTexts, writeLarge } from "../../../../../scripts/lib/large/folder.ts";
import { drawPhoto } from "../../../../../scripts/lib/large/pictures.ts";
import { topicOf, usualSize } from "../../../../../scripts/lib/large/content.ts";
import { nameOf } from "../../../../../scripts/lib/large/words.ts";

const size = { topics: 30, photos: 70, links: 120, redirects: 40 };
const folder = mkdtempSync(join(tmpdir(), "large-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("a large site", () => {
  it("is accepted by npm run content, which has nothing to remark", async () => {
    await writeLarge(folder, size, 0.0006);
    const { stdout, stderr } = spawnSync("node", ["scripts/content.ts"], {
      env: { ...process.env, CONTENT: folder },
      encoding: "utf8",
    });
    expect(stdout + stderr).toBe("Content is in order: 30 topics, 70 photos.\n");
  });

  it("has photographs that are all different, and the same whenever they are drawn", async () => {
    const read = (name: string) => readFileSync(join(folder, "photography", name)).toString("base64");
    const names = readdirSync(join(folder, "photography")).filter((name) => name.endsWith(".jpg"));
    expect(new Set(names.map(read)).size).toBe(size.photos);
    expect((await drawPhoto(1, 0.0006)).toString("base64")).toBe(read("photo-0001.jpg"));
  });

  it("has the same words whenever they are written", () => {
    expect(largeTexts(size)).toEqual(largeTexts(size));
  });

  it("has as many links on its longest page as asked for, and a name of its own for every page", () => {
    const [longest, next] = [topicOf(0, usualSize), topicOf(1, usualSize)];
    const links = ({ blocks }: typeof longest) =>
      blocks.flatMap((block) => (block.kind === "links" ? block.items : [])).length;
    expect([links(longest), links(next)]).toEqual([500, 250]);
    expect(new Set(Array.from({ length: 3000 }, (_, index) => nameOf(index))).size).toBe(3000);
  });

  it("has photographs of as many pixels as asked for", async () => {
    const { width, height } = await sharp(await drawPhoto(3, 2)).metadata();
    expect((width * height) / 1e6).toBeCloseTo(2, 1);
  });
});
