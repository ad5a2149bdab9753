import { globSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { className } from "../../../framework/class-names.ts";

describe("className", () => {
  it("is short, and begins with the class's own name", () => {
    expect(className("words", resolve("app/ui/masthead/masthead.module.css"))).toMatch(/^words-[\da-z]{4}$/);
  });

  it("is the same however the file is asked for", () => {
    const file = resolve("app/ui/masthead/masthead.module.css");
    expect(className("words", `${file}?used`)).toBe(className("words", file));
  });

  it("is another in every file", () => {
    const files = globSync("{app,offline,site}/**/*.module.css");
    expect(files.length).toBeGreaterThan(20);
    expect(new Set(files.map((file) => className("words", resolve(file)))).size).toBe(files.length);
  });
});
