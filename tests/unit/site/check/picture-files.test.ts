import { describe, expect, it } from "vitest";
import { examinePictures, picturePaths } from "../../../../site/check/picture-files.ts";
import { ContentError } from "../../../../site/check/problems.ts";
import { publicFolder } from "../../../../site/files.ts";
import { loadContent } from "../../../../site/load.ts";
import { sources } from "../../../../site/sources.ts";

const content = loadContent();

describe("a picture's file that cannot be used", () => {
  it("is told of where it is first named", async () => {
    const [path = ""] = picturePaths(content);
    const inspect = async () => {
      throw new ContentError([
        { file: path, field: "", message: "it is damaged" },
        { file: "elsewhere.jpg", field: "", message: "it is damaged too" },
      ]);
    };
    const [first, second] = await examinePictures(content, sources, { inspect });
    expect(first).toMatchObject({ file: expect.stringMatching(/\.ts$/), message: `${path}: it is damaged` });
    expect(first?.field).toMatch(/imgUrl$/);
    expect(second).toEqual({ file: "elsewhere.jpg", field: "", message: "it is damaged too" });
  });

  it("may be the owner's own mark or card", () => {
    const more = picturePaths(content, () => true).filter((path) => !picturePaths(content).includes(path));
    expect(more).toEqual([`${publicFolder}/favicon.svg`, `${publicFolder}/social-card.jpg`]);
  });

  it("is none when the build would take them all", async () => {
    expect(await examinePictures(content, sources, { inspect: async () => {} })).toEqual([]);
  });
});
