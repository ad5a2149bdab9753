import { afterEach, beforeEach, expect, it, vi } from "vitest";

let kept: Set<string>;

beforeEach(() => {
  kept = new Set();
  const storage = { getItem: () => null, setItem: (key: string) => kept.add(key), removeItem: () => {} };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The keys that are written by a site under a base path. */
const keysUnder = async (base: string) => {
  vi.stubEnv("BASE_URL", base);
  vi.resetModules();
  const { tabStorage } = await import("../../../../app/lib/storage.ts");
  const { deviceStore } = await import("../../../../app/parts/device-store/device-store.ts");
  tabStorage.write("contact-draft", "{}");
  deviceStore({ key: "tool", none: 0, parse: Number }).change(() => 1);
  return [...kept];
};

it.each([
  ["/", ""],
  ["/atlas/", "/atlas/ "],
])("sites on one origin don't read each other's storage (%s)", async (base, scope) => {
  expect(await keysUnder(base)).toEqual(["contact-draft", "tool"].map((key) => scope + key));
});
