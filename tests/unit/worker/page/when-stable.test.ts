import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenStable } from "../../../../worker/page/when-stable.client.ts";

let page: EventTarget;
const idle = vi.fn<typeof requestIdleCallback>();
const callback = vi.fn();

const load = (readyState: DocumentReadyState, knowsIdle = true) => {
  vi.stubGlobal("document", { readyState });
  vi.stubGlobal("window", knowsIdle ? { requestIdleCallback: idle } : {});
  whenStable(callback);
};

beforeEach(() => {
  vi.useFakeTimers();
  idle.mockReset();
  callback.mockReset();
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("requestIdleCallback", idle);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a page is stable when it has loaded and is idle", () => {
  load("interactive");
  page.dispatchEvent(new Event("load"));
  expect(callback).not.toHaveBeenCalled();
  const [onIdle, options] = idle.mock.calls[0] ?? [];
  // Chromium was seen to have no idle moment for fifteen seconds after a first load.
  expect(options?.timeout).toBeLessThan(30_000);
  onIdle?.({ didTimeout: false, timeRemaining: () => 1 });
  vi.advanceTimersByTime(60_000);
  expect(callback).toHaveBeenCalledOnce();
});

it("waits at most 30000 ms", () => {
  load("interactive");
  vi.advanceTimersByTime(29_999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
});

it("waits briefly without requestIdleCallback", () => {
  load("complete", false);
  vi.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledOnce();
});
