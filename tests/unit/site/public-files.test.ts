import { symlinkSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { servedFiles } from "../../../site/public-files.ts";
import { ownerFolder } from "./check/owner-folder.ts";

describe("public files", () => {
  it("include all files except system files", () => {
    const folder = ownerFolder({ "CV.pdf": "", "old/a b.zip": "", ".DS_Store": "", "old/Thumbs.db": "" });
    expect(servedFiles(folder).toSorted()).toEqual(["/CV.pdf", "/old/a b.zip"]);
  });

  it("can be symbolic links to files", () => {
    const folder = ownerFolder({ "CV.pdf": "" });
    symlinkSync("CV.pdf", `${folder}/resume.pdf`);
    expect(servedFiles(folder).toSorted()).toEqual(["/CV.pdf", "/resume.pdf"]);
  });

  it("are empty without a folder", () => {
    expect(servedFiles("no-such-folder")).toEqual([]);
  });
});
