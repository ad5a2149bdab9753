import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** Runs the real set-up script in a small project of its own, with a stand-in for npm that writes down its call. */
let project: string;

const write = (name: string, content: unknown) => {
  const path = join(project, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};

const packages = { "node_modules/a": { version: "1.0.0" }, "node_modules/b": { version: "2.0.0", optional: true } };

const npm = (body: string) =>
  write(
    "npm.mjs",
    `import { writeFileSync } from "node:fs";\nwriteFileSync("npm-call", process.argv.slice(2).join(" "));\n${body}`,
  );

const npmEnvironment = () => ({
  ...process.env,
  CONTENT: "",
  npm_execpath: join(project, "npm.mjs"),
  npm_node_execpath: process.execPath,
});

const setUp = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(project, "scripts", "setup.mjs"), ...args], {
    cwd: project,
    env: npmEnvironment(),
    encoding: "utf8",
  });
  const call = join(project, "npm-call");
  return { status, stdout, stderr, installed: existsSync(call) ? readFileSync(call, "utf8") : undefined };
};

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "setup-"));
  mkdirSync(join(project, "scripts"));
  cpSync("scripts/setup.mjs", join(project, "scripts", "setup.mjs"));
  write("package-lock.json", { packages: { "": {}, ...packages } });
  npm("");
});
afterEach(() => rmSync(project, { recursive: true }));

const installed = (content: Record<string, unknown>) => write("node_modules/.package-lock.json", { packages: content });

const ownNode = () => {
  write("node_modules/node/package.json", { bin: { node: "bin/node" } });
  const node = write("node_modules/node/bin/node", `#!/bin/sh\nOWN_NODE=yes exec "${process.execPath}" "$@"\n`);
  chmodSync(node, 0o755);
};

const wait = { timeout: 60_000 };

const runs = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe("the setup script", () => {
  it.each([
    ["when there are none", {}, "node_modules/a is not 1.0.0"],
    ["when a version differs", { ...packages, "node_modules/a": { version: "1.0.1" } }, "node_modules/a is not 1.0.0"],
    ["never when everything is there", packages, undefined],
    ["never when only a package for other systems is left out", { "node_modules/a": { version: "1.0.0" } }, undefined],
  ])("installs the locked dependencies %s", (_when, content, reason) => {
    installed(content);
    const { installed: call, stdout } = setUp();
    expect(call?.split(" ")[0]).toBe(reason && "ci");
    expect(stdout).toContain(reason ?? "");
  });

  it("shows what to do after npm's output when npm fails", () => {
    npm('console.error("npm error code ENOTFOUND"); process.exit(1);');
    const { status, stderr } = setUp();
    expect(stderr).toMatch(/ENOTFOUND\n.*See npm's output above\. If you're offline, connect and try again\./);
    expect(status).toBe(1);
  });

  it("runs the given script on the project's own Node and passes its exit code on", () => {
    installed(packages);
    ownNode();
    write("hello.mjs", "console.log(process.env.OWN_NODE, process.argv[2]); process.exit(7);");
    const { status, stdout } = setUp("hello.mjs", "word");
    expect([stdout, status]).toEqual(["yes word\n", 7]);
  });

  it("stops the script when npm's process is killed", async () => {
    installed(packages);
    ownNode();
    write(
      "server.mjs",
      'import { writeFileSync } from "node:fs";\nwriteFileSync("pid", `${process.pid}`);\nsetInterval(() => {}, 1000);',
    );
    const call = JSON.stringify([join(project, "scripts", "setup.mjs"), "server.mjs"]);
    const parent = spawn(
      process.execPath,
      ["-e", `require("node:child_process").spawn(process.execPath, ${call}); setInterval(() => {}, 1000);`],
      { cwd: project, env: npmEnvironment(), stdio: "ignore" },
    );
    const pidFile = join(project, "pid");
    const server = await vi.waitUntil(() => existsSync(pidFile) && Number(readFileSync(pidFile, "utf8")), wait);
    parent.kill("SIGKILL");
    await once(parent, "close");
    await vi.waitUntil(() => !runs(server), wait);
  });

  it("runs before every command that an owner uses in a fresh clone", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
    for (const name of ["start", "dev", "build", "serve", "content", "photos", "test"]) {
      expect(scripts[name]).toMatch(/^node scripts\/setup\.mjs scripts\//);
    }
  });

  it("states the required version when Node is too old", () => {
    const script = join(project, "scripts", "setup.mjs");
    writeFileSync(script, readFileSync(script, "utf8").replace("minVersion = [20, 19]", "minVersion = [999, 1]"));
    const { status, stderr, installed: call } = setUp();
    expect(stderr).toMatch(/^Node 999\.1 or later is required; you have \d+/);
    expect([status, call]).toEqual([1, undefined]);
  });
});
