import { describe, expect, it } from "vitest";
import { z } from "zod";
import { checkPictures } from "../../../../site/check/pictures.ts";
import type { Problem } from "../../../../site/check/problems.ts";
import { picturePath } from "../../../../site/schema/parts.ts";
import { ownerFolder } from "./owner-folder.ts";

const found = (imgUrl: string, files: string[] = ["photo.jpg", "plates/tent.svg"]) => {
  const folder = ownerFolder(Object.fromEntries(files.map((name) => [name, "x"])));
  const problems: Problem[] = [];
  checkPictures(
    { file: `${folder}/topic.ts`, schema: z.strictObject({ imgUrl: picturePath }), value: { imgUrl } },
    problems,
  );
  return problems.map(({ message }) => message.replace(folder, "FOLDER"));
};

describe("a picture that a file names", () => {
  it.each(["./photo.jpg", "./plates/tent.svg"])("is %s, which is there", (path) => {
    expect(found(path)).toEqual([]);
  });

  it.each([
    ["./Photo.JPG", "./photo.jpg"],
    ["./plates/Tent.svg", "./plates/tent.svg"],
    ["./plates/tnet.svg", "./plates/tent.svg"],
  ])("is not %s when there is %s, also where letter case makes no difference", (path, meant) => {
    expect(found(path)).toEqual([`no such picture: perhaps "${meant}" was meant`]);
  });

  it("is asked for when nothing is like it", () => {
    expect(found("./nowhere-to-be-seen.png")).toEqual(["no such picture: put nowhere-to-be-seen.png into FOLDER/"]);
  });

  it("is not asked for in a folder that is not there", () => {
    expect(found("./photo.jpg", [])).toEqual([]);
  });

  it("has a name that any host can serve", () => {
    expect(picturePath.safeParse("./Skål blå.png").error?.issues.map(({ message }) => message)).toEqual([
      'expected a name of letters a to z, digits, hyphens and underscores: rename the file, got "./Skål blå.png"',
    ]);
    expect(picturePath.safeParse("/Skål.gif").error?.issues).toHaveLength(1);
  });
});
