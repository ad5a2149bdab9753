import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { whenStable } from "../../../../worker/page/when-stable.client.ts";

let idle: (() => void) | undefined;
let longestIdle: number | undefined;
let page: EventTarget;

const stubPage = (readyState: string, knowsIdle = true) => {
  page = new EventTarget();
  vi.stubGlobal("document", { readyState });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("window", knowsIdle ? { requestIdleCallback: true } : {});
  vi.stubGlobal("requestIdleCallback", (callback: () => void, { timeout }: IdleRequestOptions = {}) => {
    idle = callback;
    longestIdle = timeout;
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  idle = undefined;
  longestIdle = undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("whenStable", () => {
  it("waits for the page to load and then for an idle moment", () => {
    stubPage("interactive");
    const callback = vi.fn();
    whenStable(callback);
    expect(idle).toBeUndefined();
    page.dispatchEvent(new Event("load"));
    expect(callback).not.toHaveBeenCalled();
    // Chromium was seen to have none for fifteen seconds after a first load.
    expect(longestIdle).toBeLessThan(30_000);
    idle?.();
    expect(callback).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it.each(["interactive", "complete"])("gives up waiting after exactly 30000 ms (page %s)", (state) => {
    stubPage(state);
    const callback = vi.fn();
    whenStable(callback);
    vi.advanceTimersByTime(29_999);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(1);
    idle?.();
    page.dispatchEvent(new Event("load"));
    idle?.();
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it("takes a short pause where the browser does not tell when it is idle", () => {
    stubPage("complete", false);
    const callback = vi.fn();
    whenStable(callback);
    vi.advanceTimersByTime(1000);
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
