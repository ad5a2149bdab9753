import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadTo } from "../../../../offline/page/reload.ts";

type Listener = (event: { stopImmediatePropagation: () => void }) => void;

let listeners: [string, Listener, unknown][];

beforeEach(() => {
  vi.useFakeTimers();
  listeners = [];
  vi.stubGlobal("addEventListener", (...listener: [string, Listener, unknown]) => listeners.push(listener));
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("document", {
    visibilityState: "visible",
    activeElement: null,
    querySelector: () => null,
    querySelectorAll: () => [],
    addEventListener: () => {},
    removeEventListener: () => {},
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("leaves a click that comes while the page is being reloaded to the browser, which follows the link", () => {
  const clicksWatched: boolean[] = [];
  const reload = () => clicksWatched.push(listeners.some(([type]) => type === "click"));
  vi.stubGlobal("location", { reload });
  reloadTo("two");
  expect(listeners.some(([type]) => type === "click")).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(clicksWatched).toEqual([true]);

  const stop = vi.fn<() => void>();
  for (const [type, listener, capturing] of listeners)
    if (type === "click" && capturing === true) listener({ stopImmediatePropagation: stop });
  expect(stop).toHaveBeenCalledOnce();
});
