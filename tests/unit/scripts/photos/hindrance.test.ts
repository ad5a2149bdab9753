import { describe, expect, it } from "vitest";
import { hindranceTo } from "../../../../scripts/photos/hindrance.ts";
import { ownerFolder } from "../../site/check/owner-folder.ts";

describe("what hinders an import of photos", () => {
  const folder = () => ownerFolder({ "photography.ts": "", "a.jpg": "" });

  it("is nothing where there is a folder and a list", () => {
    const at = folder();
    expect(hindranceTo({ folder: at, list: `${at}/photography.ts`, index: "index.ts" })).toBeUndefined();
  });

  it("is told in a sentence that says what to do", () => {
    const at = folder();
    const list = `${at}/photography.ts`;
    const said = (given: string | undefined, where = list) =>
      hindranceTo({ folder: given, list: where, index: "index.ts" });
    expect(said(undefined)).toBe("Say which folder holds the originals: npm run photos -- FOLDER");
    expect(said("no-such")).toBe("No such folder: no-such");
    expect(said(`${at}/a.jpg`)).toBe(`${at}/a.jpg is a file: name the folder that it lies in`);
    expect(said(at, "no/photography.ts")).toBe(
      "There is no no/photography.ts, where photos are listed: make it with definePhotography, and name it in index.ts",
    );
  });
});
