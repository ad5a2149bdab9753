import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startLate } from "../../../../../app/shell/boot/late.ts";
import { type Stubs, stubAll, touches, unstubAll } from "./stub-browser.ts";

let browser: Stubs["browser"];
let bring: Stubs["bring"];
let start: Stubs["start"];

beforeEach(() => ({ browser, bring, start } = stubAll()));
afterEach(unstubAll);

const lost = () => Promise.reject(new Error("lost"));

describe("a start that failed", () => {
  it("is logged and tried again after 1, 2, 4 seconds and so on for a minute, then no more by itself", async () => {
    const times: number[] = [];
    start.mockImplementation(() => {
      times.push(Date.now());
      return lost();
    });
    startLate({ bring, start });
    await browser.happen("keydown");
    await vi.advanceTimersByTimeAsync(600_000);
    expect(times.map((time) => (time - (times[0] ?? 0)) / 1000)).toEqual([0, 1, 3, 7, 15, 31, 63]);
    expect(console.error).toHaveBeenCalledTimes(7);
    expect(console.error).toHaveBeenLastCalledWith("The page could not start", expect.any(Error));
    await browser.happen("pointerdown");
    expect(times).toHaveLength(8);
  });

  it.each(touches)("is tried again at once with %s, and the pause begins anew", async (type) => {
    start.mockImplementation(lost);
    startLate({ bring, start });
    await browser.happen("keydown");
    await vi.advanceTimersByTimeAsync(600);
    await browser.happen(type);
    expect(start).toHaveBeenCalledTimes(2);
    // The first pause would have ended here.
    await vi.advanceTimersByTimeAsync(600);
    expect(start).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1400);
    expect(start).toHaveBeenCalledTimes(3);
  });

  it("is not tried again with each movement", async () => {
    start.mockImplementation(lost);
    startLate({ bring, start });
    await browser.load();
    await browser.happen("scroll");
    for (let time = 0; time < 9; time++) await browser.happen("scroll");
    expect(start).toHaveBeenCalledOnce();
  });

  it("is not tried again once it has succeeded", async () => {
    start.mockImplementationOnce(lost);
    startLate({ bring, start });
    await browser.happen("keydown");
    await vi.advanceTimersByTimeAsync(600_000);
    await browser.happen("pointerdown");
    expect(start).toHaveBeenCalledTimes(2);
  });
});

describe("Back", () => {
  const goBack = () => {
    browser.address.pathname = "/blog";
    return browser.happen("popstate");
  };

  it("to another page loads it anew while the app is not there to show it", async () => {
    startLate({ bring, start: () => new Promise(() => {}) });
    await browser.happen("keydown");
    await goBack();
    expect(browser.reload).toHaveBeenCalledOnce();
  });

  it("to a place on the same page does not", async () => {
    startLate({ bring, start: lost });
    await browser.happen("popstate");
    expect(browser.reload).not.toHaveBeenCalled();
  });

  it("is the app's own matter once it is there", async () => {
    startLate({ bring, start });
    await browser.happen("keydown");
    await goBack();
    expect(browser.reload).not.toHaveBeenCalled();
  });
});
