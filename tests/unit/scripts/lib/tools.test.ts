import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findChromium, findHeadless } from "../../../../scripts/lib/chromium.ts";
import { type Tool, findProgram, needTool } from "../../../../scripts/lib/tools.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tools-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const program = (path: string, mode = 0o755) => {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), "");
  chmodSync(join(folder, path), mode);
  return join(folder, path);
};

describe("findProgram", () => {
  it("takes the first name in any folder of PATH, then a full path", () => {
    const env = { PATH: [join(folder, "a"), join(folder, "b")].join(delimiter) };
    const path = program("elsewhere/tool");
    expect(findProgram(["tool", "old-tool"], env, [path])).toBe(path);
    const older = program("a/old-tool");
    expect(findProgram(["tool", "old-tool"], env, [path])).toBe(older);
    const better = program("b/tool");
    expect(findProgram(["tool", "old-tool"], env, [path])).toBe(better);
  });

  it("takes no file that cannot be run", () => {
    program("a/tool", 0o644);
    expect(findProgram(["tool"], { PATH: join(folder, "a") })).toBeUndefined();
  });
});

describe("findChromium", () => {
  it("takes the program that CHROMIUM names, and no other", () => {
    expect(findChromium({ CHROMIUM: process.execPath })).toBe(process.execPath);
    expect(findChromium({ CHROMIUM: "/no/such/program", PATH: process.env["PATH"] })).toBeUndefined();
  });
});

describe("findHeadless", () => {
  it("takes the shell where there is one, else the browser, and always the program that CHROMIUM names", () => {
    const env = { PATH: join(folder, "bin") };
    const browser = program("bin/chromium");
    expect(findHeadless(env)).toBe(browser);
    const shell = program("bin/chromium-headless-shell");
    expect(findHeadless(env)).toBe(shell);
    expect(findChromium(env)).toBe(browser);
    expect(findHeadless({ ...env, CHROMIUM: process.execPath })).toBe(process.execPath);
    expect(findHeadless({ ...env, CHROMIUM: "/no/such/program" })).toBeUndefined();
  });
});

/** A machine on which packages are only written down; those it knows bring their program. */
const fakeMachine = ({ root = true, packages = ["drill-bits", "drill"], env = {} } = {}) => {
  const done: string[] = [];
  const machine = {
    env,
    canInstall: () => root,
    install: async (name: string) => {
      done.push(`install ${name}`);
      const known = packages.includes(name);
      return { code: known ? 0 : 100, output: known ? "" : `Reading …\nE: Unable to locate package ${name}\n` };
    },
    stopService: async (name: string) => void done.push(`stop ${name}`),
    say: (line: string) => void done.push(`say ${line}`),
  };
  const tool: Tool = {
    name: "Drill",
    use: "the wall tests",
    packages: ["drill-bits", "drill"],
    find: () => (done.includes("install drill") ? "/usr/bin/drill" : undefined),
  };
  return { machine, tool, done };
};

describe("needTool", () => {
  it("installs nothing when the program is there", async () => {
    const { machine, tool, done } = fakeMachine();
    expect(await needTool({ ...tool, find: () => "/opt/drill" }, machine)).toEqual({ path: "/opt/drill" });
    expect(done).toEqual([]);
  });

  it("installs what is missing, and ends the server that comes with it", async () => {
    const { machine, tool, done } = fakeMachine();
    expect(await needTool({ ...tool, service: "drilld" }, machine)).toEqual({ path: "/usr/bin/drill" });
    expect(done).toEqual([
      "say Installing Drill for the wall tests …",
      "install drill-bits",
      "install drill",
      "stop drilld",
    ]);
  });

  it("says in one sentence what to do where nothing may be installed", async () => {
    const { machine, tool, done } = fakeMachine({ root: false });
    expect(await needTool(tool, machine)).toEqual({
      problem:
        "Drill was not found, and the wall tests cannot do without: install it (on Debian: apt install drill-bits drill).",
    });
    expect(done).toEqual([]);
  });

  it("says why it could not be installed", async () => {
    const { machine, tool } = fakeMachine({ packages: [] });
    expect(await needTool(tool, machine)).toEqual({
      problem: expect.stringMatching(/^Drill could not be installed \(E: Unable to locate package drill-bits\), and/),
    });
  });

  it("does not replace a program that was named wrongly", async () => {
    const { machine, tool, done } = fakeMachine({ env: { DRILL: "/no/drill" } });
    expect(await needTool({ ...tool, variable: "DRILL" }, machine)).toEqual({
      problem: 'DRILL names "/no/drill", which is no program.',
    });
    expect(done).toEqual([]);
  });
});
