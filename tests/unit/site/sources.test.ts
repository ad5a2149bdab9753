import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";

const site = `{ title: "Bo", tagline: "small", description: "Small.", url: "https://bo.example", owner: { name: "Bo" } }`;

describe("a content folder outside the project", () => {
  it.each([
    ["of no package", undefined],
    ["of a package that npm has begun", '{ "type": "commonjs" }'],
  ])("is read when it is part %s", async (_what, manifest) => {
    const folder = await mkdtemp(join(tmpdir(), "owner-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    if (manifest) await writeFile(join(folder, "package.json"), manifest);
    await writeFile(join(folder, "index.ts"), 'export { site } from "./site.ts";\n');
    await writeFile(
      join(folder, "site.ts"),
      `import { defineSite } from "ridgeline";\nexport const site = defineSite(${site});\n`,
    );
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ["scripts/content.ts"], {
      env: { ...process.env, CONTENT: folder },
    });
    expect(stdout).toContain("Content OK: 0 topics");
    expect(stderr).not.toContain("MODULE_TYPELESS");
  });
});
