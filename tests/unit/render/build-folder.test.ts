import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { buildFolder } from "../../../render/build-folder.ts";

const root = resolve("project");

describe("the build folder", () => {
  it.each([undefined, "", "build"])("is build for %s", (value) => {
    expect(buildFolder(root, value)).toBe("build");
  });

  it.each([".cache/mine", "..mine", join(root, "deep", "inside")])("may be %s", (value) => {
    expect(buildFolder(root, value)).toBe(value);
  });

  it.each(["..", "../elsewhere", resolve("elsewhere"), ".", root])("rejects %s", (value) => {
    expect(() => buildFolder(root, value)).toThrow(/^BUILD_DIR: expected a folder within the project/);
  });
});
