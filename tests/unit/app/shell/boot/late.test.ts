import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startLate } from "../../../../../app/shell/boot/late.ts";
import { type Stubs, stubAll, stubBrowser, touches, unstubAll } from "./stub-browser.ts";

let browser: Stubs["browser"];
let bring: Stubs["bring"];
let start: Stubs["start"];

beforeEach(() => ({ browser, bring, start } = stubAll()));
afterEach(unstubAll);

describe("a page that is only read", () => {
  it("brings the app when it has loaded, its first picture is drawn and the browser is idle, but does not start it", async () => {
    const { promise: drawn, resolve: draw } = Promise.withResolvers<void>();
    browser = stubBrowser({ decode: () => drawn });
    startLate({ bring, start });
    await browser.load();
    expect(bring).not.toHaveBeenCalled();
    draw();
    await vi.advanceTimersByTimeAsync(500);
    expect(browser.idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
    expect(bring).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(start).not.toHaveBeenCalled();
  });

  it.each([{}, { isLive: true }])("brings its drawings when it is at rest, not before: %o", async (state) => {
    const drawings = [{ loading: "lazy" }, { loading: "lazy" }];
    browser = stubBrowser({ ...state, drawings });
    startLate({ bring, start });
    expect(drawings).toEqual([{ loading: "lazy" }, { loading: "lazy" }]);
    await browser.load();
    expect(drawings).toEqual([{ loading: "eager" }, { loading: "eager" }]);
  });

  it("brings the app also when the first picture is broken", async () => {
    browser = stubBrowser({ decode: () => Promise.reject(new Error("broken")) });
    startLate({ bring, start });
    await browser.load();
    expect(bring).toHaveBeenCalledOnce();
  });

  it("brings it where the browser does not tell when it is idle", async () => {
    browser = stubBrowser({ tellsIdle: false });
    startLate({ bring, start });
    await browser.load();
    expect(bring).toHaveBeenCalledOnce();
  });

  it.each(["pointermove", "scroll"])("starts at the first %s", async (type) => {
    startLate({ bring, start });
    await browser.load();
    await browser.happen(type);
    await browser.happen(type);
    expect(start).toHaveBeenCalledOnce();
  });

  it.each(["pointermove", "scroll"])("lets a %s wait until it is at rest", async (type) => {
    startLate({ bring, start });
    await browser.happen(type);
    expect(start).not.toHaveBeenCalled();
    await browser.load();
    expect(start).toHaveBeenCalledOnce();
    expect(bring).not.toHaveBeenCalled();
  });
});

describe("a pointer", () => {
  it("that rests where the page is laid out has not moved", async () => {
    startLate({ bring, start });
    await browser.happen("pointermove", { movementX: 0, movementY: 0 });
    await browser.load();
    await browser.happen("pointermove", { movementX: 0, movementY: 0 });
    expect(start).not.toHaveBeenCalled();
    await browser.happen("pointermove", { movementX: 0, movementY: -1 });
    expect(start).toHaveBeenCalledOnce();
  });
});

describe("a page that needs the app", () => {
  it.each([
    ["in the window", { top: 500, bottom: 900 }, 1],
    ["above it", { top: -300, bottom: -10 }, 0],
    ["below it", { top: 600, bottom: 640 }, 0],
  ])("starts by itself for a control %s: %o", async (_, tool, times) => {
    browser = stubBrowser({ tools: [tool] });
    startLate({ bring, start });
    await browser.load();
    expect(start).toHaveBeenCalledTimes(times);
    expect(bring).toHaveBeenCalledTimes(1 - times);
  });

  it("starts by itself for a part that is not whole without the app", async () => {
    browser = stubBrowser({ isLive: true });
    startLate({ bring, start });
    await browser.load();
    expect(start).toHaveBeenCalledOnce();
  });

  it.each([
    ["starts by itself for a clock wherever it is, if this device may have left it running", 1],
    ["waits where this device has left no clock running", 0],
  ])("%s", async (_, kept) => {
    browser = stubBrowser({ runs: true, kept });
    startLate({ bring, start });
    await browser.load();
    expect(start).toHaveBeenCalledTimes(kept);
    expect(bring).toHaveBeenCalledTimes(1 - kept);
  });

  it("starts when a clock was started in another tab", async () => {
    const storage = { length: 0 };
    browser = stubBrowser({ runs: true });
    vi.stubGlobal("localStorage", storage);
    startLate({ bring, start });
    await browser.happen("storage");
    await browser.load();
    expect(start).not.toHaveBeenCalled();
    storage.length = 1;
    await browser.happen("storage");
    expect(start).toHaveBeenCalledOnce();
  });

  it("stays at rest when another tab keeps something that it does not show", async () => {
    startLate({ bring, start });
    await browser.load();
    await browser.happen("storage");
    expect(start).not.toHaveBeenCalled();
  });

  it("waits where this device remembers nothing that the control could show", async () => {
    browser = stubBrowser({ tools: [{ top: 500, bottom: 900 }], kept: 0 });
    startLate({ bring, start });
    await browser.load();
    expect(start).not.toHaveBeenCalled();
    expect(bring).toHaveBeenCalledOnce();
  });

  it("starts by itself without a network, to say which links lead nowhere", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    startLate({ bring, start });
    await browser.load();
    expect(start).toHaveBeenCalledOnce();
  });

  it.each([{ search: "?photo=tent" }, { hash: "#gear" }])("starts by itself at an address with %o", async (part) => {
    Object.assign(browser.address, part);
    startLate({ bring, start });
    await browser.load();
    expect(start).toHaveBeenCalledOnce();
  });
});

describe("a touch", () => {
  it.each(touches)("starts the app at once with %s, and only once", async (type) => {
    startLate({ bring, start });
    await browser.happen(type);
    expect(start).toHaveBeenCalledOnce();
    for (const later of [...touches, "scroll"]) await browser.happen(later);
    await browser.load();
    expect(start).toHaveBeenCalledOnce();
  });

  it("starts it with the end of the page for a visitor who was faster than the page", async () => {
    browser.page.readyState = "loading";
    startLate({ bring, start });
    await browser.happen("pointerdown");
    expect(start).not.toHaveBeenCalled();
    browser.page.readyState = "interactive";
    await browser.happen("DOMContentLoaded");
    expect(start).toHaveBeenCalledOnce();
  });
});
