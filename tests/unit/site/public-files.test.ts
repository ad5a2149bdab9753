import { symlinkSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { servedFiles } from "../../../site/public-files.ts";
import { ownerFolder } from "./check/owner-folder.ts";

describe("the owner's files that are published as they are", () => {
  it("are all there are, but for what computers leave behind", () => {
    const folder = ownerFolder({ "CV.pdf": "", "old/a b.zip": "", ".DS_Store": "", "old/Thumbs.db": "" });
    expect(servedFiles(folder).toSorted()).toEqual(["/CV.pdf", "/old/a b.zip"]);
  });

  it("may be shortcuts to files", () => {
    const folder = ownerFolder({ "CV.pdf": "" });
    symlinkSync("CV.pdf", `${folder}/resume.pdf`);
    expect(servedFiles(folder).toSorted()).toEqual(["/CV.pdf", "/resume.pdf"]);
  });

  it("are none where there is no folder", () => {
    expect(servedFiles("no-such-folder")).toEqual([]);
  });
});
