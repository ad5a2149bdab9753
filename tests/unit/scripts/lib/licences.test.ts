import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Lock, licencesPage } from "../../../../scripts/lib/licences.ts";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;

describe("docs/licences.md", () => {
  it("fits the lock file: otherwise run npm run make -- licences", async () => {
    expect(readFileSync("docs/licences.md", "utf8")).toBe(await licencesPage(lock));
  });

  it("parts what the site is made of from its tools, and says when no licence is stated", async () => {
    const page = await licencesPage({
      packages: {
        "": {},
        "node_modules/view": { version: "1.0.0", license: "MIT" },
        "node_modules/tool": { version: "2.0.0", license: "ISC", dev: true },
        "node_modules/tool/node_modules/@deep/part": { version: "3.0.0", dev: true },
      },
    });
    const [, shipped = "", tools = ""] = page.split("\n## ");
    expect(shipped).toMatch(/\| view +\| 1\.0\.0 +\| MIT +\|/);
    expect(shipped).not.toContain("tool");
    expect(tools).toMatch(/\| tool +\| 2\.0\.0 +\| ISC +\|/);
    expect(tools).toMatch(/\| @deep\/part +\| 3\.0\.0 +\| not stated +\|/);
  });
});
