import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Engine, Tab } from "./engine.ts";
import { findFirefox, findWebkit } from "./find.ts";
import { startFirefox } from "./firefox.ts";
import { type Host, recordedErrors, startHost } from "./host.ts";
import { startWebkit } from "./webkit.ts";

/** What visitors do before islands are hydrated, on a slow device: tests/browser/islands.spec.ts does it in Chromium. */

const engines = [
  { name: "Firefox", program: findFirefox(), start: startFirefox },
  { name: "WebKit", program: findWebkit(), start: startWebkit },
];

describe.each(engines.filter(({ program }) => program))("islands in $name", ({ program = "", start }) => {
  let engine: Engine;
  let host: Host;
  let tab: Tab;
  beforeAll(async () => {
    engine = await start(program);
  });
  afterAll(() => engine.close());
  beforeEach(async () => {
    host = await startHost({ isSlow: true });
    tab = await engine.tab({ width: 1440, height: 900 });
  });
  afterEach(async () => {
    await tab.open(`${host.url}/blank`);
    const errors = await tab.evaluate(recordedErrors);
    host.close();
    // Expected: the worker cannot fetch the script that a test withholds, and missing pictures are reloaded by emptying `src`.
    expect(errors.filter((error) => !/could not be installed|<img src=""/.test(error))).toEqual([]);
  });

  const expectMatch = (selector: string, count = 1) =>
    expect
      .poll(() => tab.evaluate((one) => document.querySelectorAll(one).length, selector), { message: selector })
      .toBe(count);
  const expectHydrated = (name: string, isHydrated = true) =>
    expectMatch(`[data-island=${name}][data-hydrated]`, isHydrated ? 1 : 0);
  const hydration = /\/assets\/hydrate-/;
  const startButton = "#rounds [data-needs=script] > button";

  it("one is hydrated near the window, another at once with the focus", async () => {
    await tab.open(`${host.url}/blog/3d-art`);
    await expectHydrated("steps");
    await expectHydrated("models", false);
    await expectHydrated("flyable", false);
    await tab.evaluate(() => document.querySelector<HTMLElement>("#outside input")?.focus({ preventScroll: true }));
    await expectHydrated("flyable");
    await expectHydrated("models", false);
    await tab.evaluate(() => document.querySelector("#to-be-turned")?.scrollIntoView({ behavior: "instant" }));
    await expectHydrated("models");
  });

  it("text, checkmarks and choices entered before are kept", async () => {
    const release = host.hold(hydration);
    await tab.open(`${host.url}/blog/3d-art`);
    await tab.click("#a-cube li input[type=checkbox]");
    await tab.click("#commands label:nth-of-type(2)");
    await tab.evaluate(() => document.querySelector<HTMLInputElement>("#in-the-workshop input[type=number]")?.select());
    await tab.type("40");
    await expectMatch("#a-cube li input:checked");
    release();
    for (const name of ["steps", "code", "clothing"]) await expectHydrated(name);
    await expectMatch("#a-cube li input:checked");
    await expectMatch("#commands label:nth-of-type(2) input:checked");
    const read = () => tab.evaluate(() => document.querySelector("#in-the-workshop")?.textContent);
    await expect.poll(read).toMatch(/40\s°F with 10\smph wind/);
  });

  it("clicks before take effect afterwards in their order, and buttons are busy until then", async () => {
    const release = host.hold(hydration);
    await tab.open(`${host.url}/food`);
    const foods = () =>
      tab.evaluate(() => [...document.querySelectorAll("#what-to-eat [data-drawn]")].map((food) => food.textContent));
    await tab.click('button[aria-label="Lock Protein"]');
    await tab.click("#what-to-eat div[data-print=none] > button");
    await expectMatch("#what-to-eat button[aria-busy=true]", 2);
    // By now the page has replaced the foods that the build rendered.
    const [protein] = await foods();
    release();
    await expectMatch("#what-to-eat button[aria-busy=true]", 0);
    await expectMatch("#what-to-eat button[aria-disabled=true]", 0);
    expect((await foods())[0]).toBe(protein);
    await expectMatch('button[aria-label="Lock Protein"][aria-pressed=true]');
  });

  it("a selection made before hydration is kept, and a click made after it uses it", async () => {
    const release = host.hold(hydration);
    await tab.open(`${host.url}/fitness`);
    await tab.evaluate(() => void Object.assign(document.querySelector("#rounds select") ?? {}, { selectedIndex: 1 }));
    await tab.click(startButton);
    await expectMatch(`${startButton}[aria-busy=true]`);
    release();
    await expectMatch("#rounds [data-status=running]");
    const chosen = () => tab.evaluate(() => document.querySelector<HTMLSelectElement>("#rounds select")?.selectedIndex);
    expect(await chosen()).toBe(1);
  });

  it("a script that failed to load is requested at the next click", async () => {
    const restore = host.lose(/\/assets\/timer-[^/]+\.js/);
    await tab.open(`${host.url}/fitness`);
    await tab.click(startButton);
    await expectMatch(`${startButton}[aria-busy=true]`, 0);
    await expectMatch("#rounds [data-status=idle]");
    restore();
    await tab.click(startButton);
    await expectMatch("#rounds [data-status=running]");
  });

  it("a script that failed to load is requested when the network is back", async () => {
    const restore = host.lose(/\/assets\/timer-[^/]+\.js/);
    await tab.open(`${host.url}/fitness`);
    await tab.click(startButton);
    await expectMatch(`${startButton}[aria-busy=true]`, 0);
    restore();
    await expectHydrated("timer", false);
    await tab.evaluate(() => void dispatchEvent(new Event("online")));
    await expectHydrated("timer");
    await expectMatch("#rounds [data-status=idle]");
  });
});
