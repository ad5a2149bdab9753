import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rooms } from "../../../../rooms.ts";
import { buildUnlessBuilt } from "../../../../scripts/lib/build.ts";
import { settingNames, settingsFrom } from "../../../../scripts/lib/made-of.ts";

let root: string;
let settings: Record<string, string>;
let now: Date;

const put = (name: string, text = name) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};

/** An edit may leave a file as long as it was, and a file's date is as fine as its disk's clock. */
const edit = (name: string, text: string) => {
  put(name, text);
  utimesSync(join(root, name), now, now);
};

const lead = (name: string, to: string) => {
  rmSync(join(root, name), { force: true });
  symlinkSync(join(root, to), join(root, name));
};

const made = ["build/client/index.html", "build/hosting/plan.json"];

const build = vi.fn(async () => {
  made.forEach((name) => put(name));
  return { code: 0, output: "" };
});

const say = vi.fn<(line: string) => void>();

const work = (more: { force?: boolean } = {}) =>
  buildUnlessBuilt({
    root,
    content: join(root, "content"),
    out: join(root, "build"),
    settings: settingsFrom(settings),
    now: () => now,
    build,
    say,
    ...more,
  });

const buildsAgain = async (more: { force?: boolean } = {}) => {
  build.mockClear();
  const { code } = await work(more);
  expect(code).toBe(0);
  return build.mock.calls.length === 1;
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "made-of-"));
  settings = { PATH: "/bin", CONTENT: "" };
  now = new Date("2026-05-01T08:00:00Z");
  for (const { folder } of rooms) put(`${folder}/one.ts`);
  for (const name of ["content/a/one.jpg", "content/b/another.jpg"]) put(name);
  lead("content/z", "content/a");
  // A link may lead back to where it lies.
  lead("content/a/up", "content");
  for (const name of ["content/photos/a.jpg", "vite.config.ts", "node_modules/.package-lock.json", "docs/a.md"])
    put(name);
});

afterEach(() => {
  rmSync(root, { recursive: true });
  build.mockClear();
  say.mockClear();
});

describe("a build", () => {
  it("is made once of the same files, and says so", async () => {
    expect(await buildsAgain()).toBe(true);
    expect(say).not.toHaveBeenCalled();
    expect(await buildsAgain()).toBe(false);
    expect(say).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("build/ was built"));
    expect(await buildsAgain({ force: true })).toBe(true);
  });

  it.each([
    ["a text", () => put("content/one.ts", "other")],
    ["a text of the same length", () => edit("content/one.ts", "CONTENT/one.ts")],
    ["a photograph", () => put("content/photos/a.jpg", "other")],
    ["a new file", () => put("content/photos/b.jpg")],
    ["a link to nothing", () => symlinkSync("nowhere", join(root, "content/photos/c.jpg"))],
    ["a link that leads elsewhere", () => lead("content/z", "content/b")],
    ["a file that is gone", () => rmSync(join(root, "content/photos/a.jpg"))],
    ["the code", () => put("app/one.ts", "other")],
    ["a tool's settings", () => put("vite.config.ts", "other")],
    ["the dependencies", () => put("node_modules/.package-lock.json", "other")],
    ["a setting", () => (settings["BASE_PATH"] = "/sub")],
    ["a setting of Vite's", () => (settings["VITE_A"] = "1")],
    ["the day", () => (now = new Date("2026-05-02T08:00:00Z"))],
    ["a built file that is gone", () => rmSync(join(root, "build/client/index.html"))],
    ["a built file that was touched", () => utimesSync(join(root, "build/client/index.html"), now, now)],
    ["a file beside the built ones", () => put("build/client/other.html")],
    ["a mark that cannot be read", () => put("build/made-of.json", "{")],
  ])("is made again for %s", async (_, change) => {
    await work();
    change();
    expect(await buildsAgain()).toBe(true);
    expect(await buildsAgain()).toBe(false);
  });

  it.each([
    ["the hour", () => (now = new Date("2026-05-01T22:00:00Z"))],
    ["a setting that no page knows", () => (settings["PATH"] = "/usr/bin")],
    ["a document about the project", () => put("docs/a.md", "other")],
    ["a test's leavings", () => put(".cache/a", "other")],
  ])("is not made again for %s", async (_, change) => {
    await work();
    change();
    expect(await buildsAgain()).toBe(false);
  });

  it("that failed is made again", async () => {
    await work();
    put("app/one.ts", "wrong");
    build.mockImplementationOnce(async () => ({ code: 1, output: "no" }));
    expect(await work()).toEqual({ code: 1, output: "no" });
    put("app/one.ts", "app/one.ts");
    expect(await buildsAgain()).toBe(true);
  });

  it("that was edited under is made again", async () => {
    build.mockImplementationOnce(async () => {
      made.forEach((name) => put(name));
      put("content/one.ts", "edited");
      return { code: 0, output: "" };
    });
    await work();
    expect(await buildsAgain()).toBe(true);
  });

  it("says itself what is wrong with a folder that is not there", async () => {
    rmSync(join(root, "content"), { recursive: true });
    build.mockImplementationOnce(async () => ({ code: 1, output: "no content" }));
    expect(await work()).toEqual({ code: 1, output: "no content" });
    expect(existsSync(join(root, "build/made-of.json"))).toBe(false);
  });
});

it("every setting that a page is made by is known to change it", () => {
  const asked = /process\.env\["(\w+)"\]|process\.env\.(\w+)|\benvironment\.([A-Z_]+)\b/g;
  const folders = rooms.map(({ folder }) => folder).filter((folder) => folder !== "scripts");
  const files = globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`)).concat(
    "vite.config.ts",
    "react-router.config.ts",
  );
  const names = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(asked)].map((found) => found.slice(1).find(Boolean) ?? ""),
  );
  expect(names).toContain("BASE_PATH");
  expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
});
