import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Engine, Size, Tab } from "./engine.ts";
import { findFirefox, findWebkit } from "./find.ts";
import { startFirefox } from "./firefox.ts";
import { startWebkit } from "./webkit.ts";
import { isHydrated, overflowOf } from "../support/in-page.ts";
import { measurePictures, wrongFile } from "../support/pictures.ts";
import { type Host, recordedErrors, startHost } from "./host.ts";

const desktop: Size = { width: 1440, height: 900 };
const phone: Size = { width: 375, height: 812 };

const engines = [
  { name: "Firefox", program: findFirefox(), start: startFirefox },
  { name: "WebKit", program: findWebkit(), start: startWebkit },
];

for (const { name, program } of engines) if (!program) console.log(`${name} was not found: its journeys are skipped.`);

describe.each(engines.filter(({ program }) => program))("$name", ({ program = "", start }) => {
  let engine: Engine;
  let host: Host;
  let tab: Tab;
  beforeAll(async () => {
    engine = await start(program);
  });
  afterAll(() => engine.close());
  beforeEach(async () => {
    host = await startHost();
  });
  afterEach(() => host.close());

  const journey = (title: string, size: Size, walk: () => Promise<void>) =>
    it(title, async () => {
      tab = await engine.tab(size);
      await walk();
      await tab.open(`${host.url}/blank`);
      expect(await tab.evaluate(recordedErrors), "errors in the page").toEqual([]);
    });

  const visit = async (path: string) => {
    await tab.open(host.url + path);
    await expect.poll(() => tab.evaluate(isHydrated), { message: `${path} is hydrated` }).toBe(true);
  };
  const expectText = (selector: string, text: string) =>
    expect.poll(() => tab.evaluate((one) => document.querySelector(one)?.textContent?.trim(), selector)).toBe(text);
  const expectAddress = (address: string) =>
    expect.poll(() => tab.evaluate(() => location.href.slice(location.origin.length))).toBe(address);
  const expectMatch = (selector: string, count = 1) =>
    expect
      .poll(() => tab.evaluate((one) => document.querySelectorAll(one).length, selector), { message: selector })
      .toBe(count);
  // The driver would wait for a load that never comes, and the page must have answered before it goes.
  const goBack = () => tab.evaluate(() => void setTimeout(() => history.back()));
  const scroll = (y: number) => tab.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
  const scrollTop = () => tab.evaluate(() => Math.round(scrollY));

  const pages = [
    "/",
    "/engineering",
    "/photography",
    "/photography/badlands",
    "/contact",
    "/blog",
    "/food",
    "/camp",
    "/blog/3d-art",
  ];
  for (const size of [phone, desktop])
    journey(
      `at ${size.width} px no page is wider than its window, and each picture's file fits its place`,
      size,
      async () => {
        const faults: string[] = [];
        for (const path of pages) {
          await visit(path);
          await tab.evaluate(() => {
            for (const image of document.images) image.loading = "eager";
          });
          await expect
            .poll(() => tab.evaluate(() => [...document.images].every(({ complete }) => complete)))
            .toBe(true);
          const ratio = await tab.evaluate(() => devicePixelRatio);
          const pictures = (await tab.evaluate(measurePictures)).flatMap((picture) => wrongFile(picture, ratio) ?? []);
          faults.push(...[...(await tab.evaluate(overflowOf)), ...pictures].map((fault) => `${path}: ${fault}`));
        }
        expect(faults).toEqual([]);
      },
    );

  journey("the title moves from the cover into the bar and back", phone, async () => {
    const seen = (selector: string) =>
      tab.evaluate((one) => {
        const element = document.querySelector(one);
        const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
        const isVisible = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return isVisible && bottom > 0 && top < innerHeight;
      }, selector);
    const expectPlace = async (isInBar: boolean) => {
      await expect.poll(() => seen("main h1"), { message: "in the cover" }).toBe(!isInBar);
      await expect.poll(() => seen("body > header a[href='/'] span"), { message: "in the bar" }).toBe(isInBar);
    };
    await visit("/");
    await expectPlace(false);
    await scroll(1000);
    await expectPlace(true);
    await scroll(0);
    await expectPlace(false);
  });

  journey("the menu opens, closes with Escape, and its links and Back work", phone, async () => {
    await visit("/contact");
    await tab.click("header [popovertarget=menu]");
    await expectMatch("#menu:popover-open");
    await tab.press("Escape");
    await expectMatch("#menu:popover-open", 0);
    await tab.click("header [popovertarget=menu]");
    await tab.click('#menu a[href="/engineering"]');
    await expectText("main h1", "Engineering");
    await goBack();
    await expectText("main h1", "Contact");
    await expectMatch("#menu:popover-open", 0);
  });

  journey("the theme button switches the theme, and the choice is saved", phone, async () => {
    const ground = () => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await visit("/contact");
    const first = await ground();
    await tab.click("[data-theme-toggle]");
    await expect.poll(ground).not.toBe(first);
    const second = await ground();
    await visit("/engineering");
    expect(await ground()).toBe(second);
  });

  journey("an anchor appears below the bar, and Back and reload restore the scroll position", desktop, async () => {
    const belowBar = () =>
      tab.evaluate(() => {
        const bar = document.querySelector("body > header")?.getBoundingClientRect().bottom ?? 0;
        return (document.getElementById("the-gear")?.getBoundingClientRect().top ?? -1) - bar;
      });
    await visit("/camp");
    await scroll(300);
    await tab.click('main nav a[href$="#the-gear"]');
    await expectAddress("/camp#the-gear");
    await expect.poll(belowBar).toBeLessThan(100);
    expect(await belowBar()).toBeGreaterThanOrEqual(-0.5);
    const top = await scrollTop();
    await tab.click('body > header a[href="/blog"]');
    await expectText("main h1", "Adventure");
    expect(await scrollTop()).toBe(0);
    await goBack();
    await expectText("main h1", "Camping");
    await expect.poll(scrollTop).toBe(top);
  });

  journey("a photo opens, an arrow key shows the next, and Back closes the viewer", desktop, async () => {
    await visit("/photography");
    await tab.click('#gallery a[href="/photography/dunes"]');
    await expectMatch("[role=dialog]");
    await expectAddress("/photography/dunes");
    await tab.press("ArrowRight");
    await expectAddress("/photography/lake");
    const isDrawn = () => {
      const image = document.querySelector<HTMLImageElement>("[role=dialog] .yarl__slide_current picture img");
      return image?.complete === true && image.naturalWidth > 0;
    };
    await expect.poll(() => tab.evaluate(isDrawn)).toBe(true);
    await goBack();
    await expectMatch("[role=dialog]", 0);
    await expectAddress("/photography");
    await tab.open(`${host.url}/photography?photo=badlands`);
    await expectMatch("[role=dialog]");
    await expectAddress("/photography/badlands");
    await tab.press("Escape");
    await expectMatch("[role=dialog]", 0);
  });

  journey("the search finds a misspelled word and opens the result", desktop, async () => {
    await visit("/contact");
    await tab.click("header [data-opens=search]");
    await expectMatch("dialog[open] [role=combobox]:focus");
    await tab.type("badlnds");
    await expectMatch("dialog[open] [role=option][aria-selected=true][href$=badlands]");
    await tab.press("Enter");
    await expectAddress("/photography/badlands");
    await expectMatch("dialog[open] [role=combobox]", 0);
  });

  journey("tools work: a locked food stays, a packed item is counted, a form is validated", phone, async () => {
    await visit("/food");
    await tab.click('button[aria-label="Lock Protein"]');
    await expectMatch('button[aria-label="Lock Protein"][aria-pressed=true]');
    const foods = () =>
      tab.evaluate(() => [...document.querySelectorAll("#what-to-eat td")].map((cell) => cell.textContent));
    const [locked] = await foods();
    await tab.click("#what-to-eat div[data-print=none] > button");
    expect((await foods())[0]).toBe(locked);

    await visit("/camp");
    await tab.click("#the-gear li input[type=checkbox]");
    await expect
      .poll(() => tab.evaluate(() => document.querySelector("#the-gear output")?.textContent))
      .toMatch(/^1 of/);

    await visit("/contact");
    await tab.click("form button[type=submit]");
    await expectMatch("form [name=_replyto]:focus:invalid");
    await tab.type("not an address");
    await tab.click("form button[type=submit]");
    await expectMatch("form [name=_replyto]:invalid");
    await expectAddress("/contact");
  });

  journey("after one visit, the whole site works without its server", desktop, async () => {
    await visit("/food");
    const controller = () => tab.evaluate(() => navigator.serviceWorker.controller?.state);
    await expect.poll(controller).toBe("activated");
    host.goDown();
    await visit("/camp");
    await expectText("main h1", "Camping");
    await tab.open(`${host.url}/blog/drone?a=1`);
    await expectAddress("/drones?a=1");
    await tab.open(`${host.url}/nowhere`);
    await expectText("main h1", "404 - Not Found");
  });
});
