import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findFirefox, findWebkit } from "../../../../../scripts/lib/engines/find.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "engines-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const makeProgram = (name: string, code = "#!/bin/sh\n") => {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
  chmodSync(path, 0o755);
  return path;
};

describe("Firefox", () => {
  it("is the one in the search path, Debian's before others", () => {
    const plain = makeProgram("firefox");
    expect(findFirefox({ PATH: folder })).toBe(plain);
    const debian = makeProgram("firefox-esr");
    expect(findFirefox({ PATH: folder })).toBe(debian);
  });

  it("is not Ubuntu's boxed one", () => {
    const boxed = makeProgram("firefox", '#!/bin/sh\nexec /snap/bin/firefox "$@"\n');
    expect(findFirefox({ PATH: folder })).not.toBe(boxed);
  });

  it("is the one that FIREFOX names, and no other", () => {
    makeProgram("firefox");
    const named = makeProgram("elsewhere/firefox");
    expect(findFirefox({ PATH: folder, FIREFOX: named })).toBe(named);
    expect(findFirefox({ PATH: folder, FIREFOX: join(folder, "none") })).toBeUndefined();
  });
});

describe("WebKit", () => {
  it("needs its driver, and a screen with its manager", () => {
    const browser = makeProgram("lib/MiniBrowser");
    const env = { PATH: folder, WEBKIT: browser };
    for (const name of ["WebKitWebDriver", "Xvfb", "openbox"]) {
      expect(findWebkit(env)).toBeUndefined();
      makeProgram(name);
    }
    expect(findWebkit(env)).toBe(browser);
    expect(findWebkit({ ...env, WEBKIT: join(folder, "none") })).toBeUndefined();
  });
});
