import { type Mock, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startLate } from "../../../../../app/shell/boot/late.ts";

const lost = () => Promise.reject(new Error("lost"));

let listeners: Map<string, () => void>;
let reload: Mock<() => void>;
let idle: Mock<(work: () => void) => number>;
let page: { readyState: string; querySelector: () => unknown };
let address: { pathname: string; reload: () => void };

/** A browser with just enough in it: a page at /camp, read to its end but without its pictures. */
const stubBrowser = ({ decode = () => Promise.resolve(), tellsIdle = true } = {}) => {
  listeners = new Map();
  reload = vi.fn<() => void>();
  idle = vi.fn((work: () => void) => {
    work();
    return 1;
  });
  address = { pathname: "/camp", reload };
  vi.stubGlobal("addEventListener", (type: string, listener: () => void) => listeners.set(type, listener));
  vi.stubGlobal("location", address);
  page = { readyState: "interactive", querySelector: () => ({ decode }) };
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", tellsIdle ? { requestIdleCallback: idle } : {});
};

const happen = (type: string) => {
  listeners.get(type)?.();
  return vi.advanceTimersByTimeAsync(0);
};

const load = async () => {
  await happen("load");
  await vi.advanceTimersByTimeAsync(500);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockReturnValue();
  stubBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the start", () => {
  it("waits until the page has loaded, its first picture is drawn and the browser is idle", async () => {
    const { promise: drawn, resolve: draw } = Promise.withResolvers<void>();
    stubBrowser({ decode: () => drawn });
    const start = vi.fn(() => Promise.resolve());
    startLate(start);
    await load();
    expect(start).not.toHaveBeenCalled();
    draw();
    await vi.advanceTimersByTimeAsync(500);
    expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
    expect(start).toHaveBeenCalledOnce();
  });

  it("comes all the same when the first picture is broken", async () => {
    stubBrowser({ decode: () => Promise.reject(new Error("broken")) });
    const start = vi.fn(() => Promise.resolve());
    startLate(start);
    await load();
    expect(start).toHaveBeenCalledOnce();
  });

  it("comes where the browser does not tell when it is idle", async () => {
    stubBrowser({ tellsIdle: false });
    const start = vi.fn(() => Promise.resolve());
    startLate(start);
    await load();
    expect(start).toHaveBeenCalledOnce();
  });

  it.each(["pointerdown", "keydown", "online"])("comes at once with %s, and only once", async (type) => {
    const start = vi.fn(() => Promise.resolve());
    startLate(start);
    await happen(type);
    expect(start).toHaveBeenCalledOnce();
    for (const later of ["pointerdown", "keydown", "online"]) await happen(later);
    await load();
    expect(start).toHaveBeenCalledOnce();
  });

  it("comes with the end of the page for a visitor who was faster than the page", async () => {
    const start = vi.fn(() => Promise.resolve());
    page.readyState = "loading";
    startLate(start);
    await happen("pointerdown");
    expect(start).not.toHaveBeenCalled();
    page.readyState = "interactive";
    await happen("DOMContentLoaded");
    expect(start).toHaveBeenCalledOnce();
  });
});

describe("a start that failed", () => {
  it("is logged and tried again after 1, 2, 4 seconds and so on for a minute, then no more by itself", async () => {
    const times: number[] = [];
    startLate(() => {
      times.push(Date.now());
      return lost();
    });
    await happen("keydown");
    await vi.advanceTimersByTimeAsync(600_000);
    expect(times.map((time) => (time - (times[0] ?? 0)) / 1000)).toEqual([0, 1, 3, 7, 15, 31, 63]);
    expect(console.error).toHaveBeenCalledTimes(7);
    expect(console.error).toHaveBeenLastCalledWith("The page could not start", expect.any(Error));
    await happen("pointerdown");
    expect(times).toHaveLength(8);
  });

  it.each(["pointerdown", "keydown", "online"])(
    "is tried again at once with %s, and the pause begins anew",
    async (type) => {
      const start = vi.fn(lost);
      startLate(start);
      await happen("keydown");
      await vi.advanceTimersByTimeAsync(600);
      await happen(type);
      expect(start).toHaveBeenCalledTimes(2);
      // The first pause would have ended here.
      await vi.advanceTimersByTimeAsync(600);
      expect(start).toHaveBeenCalledTimes(2);
      await vi.advanceTimersByTimeAsync(1400);
      expect(start).toHaveBeenCalledTimes(3);
    },
  );

  it("is not tried again once it has succeeded", async () => {
    const start = vi.fn(() => Promise.resolve()).mockImplementationOnce(lost);
    startLate(start);
    await happen("keydown");
    await vi.advanceTimersByTimeAsync(600_000);
    await happen("pointerdown");
    expect(start).toHaveBeenCalledTimes(2);
  });
});

describe("Back", () => {
  const goBack = () => {
    address.pathname = "/blog";
    return happen("popstate");
  };

  it("to another page loads it anew while the app is not there to show it", async () => {
    startLate(() => new Promise(() => {}));
    await happen("keydown");
    await goBack();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("to a place on the same page does not", async () => {
    startLate(lost);
    await happen("popstate");
    expect(reload).not.toHaveBeenCalled();
  });

  it("is the app's own matter once it is there", async () => {
    startLate(() => Promise.resolve());
    await happen("keydown");
    await goBack();
    expect(reload).not.toHaveBeenCalled();
  });
});
