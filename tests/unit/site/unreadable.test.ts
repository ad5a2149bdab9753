import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { unreadable } from "../../../site/unreadable.ts";

const folder = async (files: Record<string, string>, type?: "module") => {
  const at = await mkdtemp(join(tmpdir(), "unread able-"));
  onTestFinished(() => rm(at, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(at, name), text);
  if (type) await writeFile(join(at, "package.json"), JSON.stringify({ type }));
  return at;
};

/** As Node itself reads the file, and not the tests' own loader. */
const problemOf = (at: string): unknown => {
  const url = `${pathToFileURL(join(at, "index.ts")).href}?reading=1`;
  const teller = pathToFileURL("site/unreadable.ts").href;
  const program = `import { unreadable } from "${teller}";
    await import("${url}").catch((error) => console.log(JSON.stringify(unreadable(error))));`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
  return JSON.parse(stdout);
};

const from = (at: string, name: string) => relative(".", join(at, name));

describe("content that cannot be read", () => {
  it.each([["module" as const], [undefined]])("is told with file and line (package type: %s)", async (type) => {
    const at = await folder({ "index.ts": 'export const a = {\n  x: "1"\n  y: 2,\n};\n' }, type);
    expect(problemOf(at)).toEqual({
      file: `${from(at, "index.ts")}:3`,
      field: "",
      message: "cannot be read: Expected ',', got 'ident'",
    });
  });

  it("is told of what fails when it runs", async () => {
    const at = await folder({ "index.ts": "\nexport const a = nothing.at.all;\n" }, "module");
    expect(problemOf(at)).toEqual({
      file: `${from(at, "index.ts")}:2`,
      field: "",
      message: "cannot be read: nothing is not defined",
    });
  });

  it("is told of a file that is not there", async () => {
    const at = await folder({ "index.ts": 'export { a } from "./gone.ts";\n' }, "module");
    expect(problemOf(at)).toMatchObject({ message: `imports ${from(at, "gone.ts")}, which is not there` });
  });

  it("is told of the whole folder where nothing better is known", () => {
    expect(unreadable("a reason")).toEqual({ file: "content", field: "", message: "cannot be read: a reason" });
  });
});
