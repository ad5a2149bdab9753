import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as Reload from "../../../../worker/page/reload.client.ts";

/** As a page sees it: one field, which may have the focus. */
const field = { value: "", defaultValue: "", matches: () => true, closest: () => null, dispatchEvent: vi.fn() };

let page: EventTarget;
let stored: Map<string, string>;
let active: object | null;
const reload = vi.fn();

const start = async (version = "two") => {
  vi.resetModules();
  const { reloadTo } = await vi.importActual<typeof Reload>("../../../../worker/page/reload.client.ts");
  reloadTo(version);
};

const act = (type: string, isLink = false) => {
  const event = new Event(type, { cancelable: true });
  Object.defineProperty(event, "target", { value: { closest: () => (isLink ? {} : null) } });
  page.dispatchEvent(event);
};

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  field.dispatchEvent.mockReset();
  field.value = "";
  page = new EventTarget();
  stored = new Map();
  active = null;
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("document", {
    get activeElement() {
      return active;
    },
    querySelector: () => null,
    querySelectorAll: () => [field],
  });
  vi.stubGlobal("location", { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits while a field is focused, and has forms save their drafts before it reloads", async () => {
  active = field;
  field.value = "Half a sent";
  await start();
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  active = null;
  vi.advanceTimersByTime(500);
  expect(field.dispatchEvent).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
});

it("waits a second after a key or a click", async () => {
  await start();
  act("keydown");
  vi.advanceTimersByTime(900);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(reload).toHaveBeenCalledOnce();
});

it("doesn't cancel a navigation", async () => {
  await start();
  act("click", true);
  vi.advanceTimersByTime(20_000);
  expect(reload).not.toHaveBeenCalled();
});

it("reloads once per version, never without sessionStorage", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  for (let visit = 0; visit < 2; visit++) {
    await start();
    vi.advanceTimersByTime(500);
  }
  expect(reload).toHaveBeenCalledOnce();
  vi.stubGlobal("sessionStorage", undefined);
  await start("three");
  vi.advanceTimersByTime(500);
  expect(reload).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
