import { expect } from "vitest";
import type { Journey, Visitor } from "../journey.ts";

/** How far a section begins below the bar. */
const belowBar = ({ evaluate }: Visitor, id: string) =>
  evaluate((anchor) => {
    const line = document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.NaN;
    return line - (document.querySelector("body > header")?.getBoundingClientRect().bottom ?? 0);
  }, id);

const expectAtAnchor = async (visitor: Visitor, id: string) => {
  await expect.poll(() => belowBar(visitor, id), { message: `#${id} under the bar` }).toBeLessThan(100);
  expect(await belowBar(visitor, id)).toBeGreaterThanOrEqual(-0.5);
};

/** How the bar looks now: what the scrolled style changes. */
const lookOfBar = ({ evaluate }: Visitor) =>
  evaluate(() => {
    const { backgroundColor, minHeight } = getComputedStyle(document.querySelector("body > header") ?? document.body);
    return `${backgroundColor} ${minHeight}`;
  });

export const scrolling = (journey: Journey) => {
  journey("the bar's scrolled style begins at 50 px and ends below", {}, async (visitor) => {
    const { visit, scrollTo, scrollTop } = visitor;
    await visit("/camp");
    const normal = await lookOfBar(visitor);
    await scrollTo(49);
    expect(await scrollTop()).toBe(49);
    expect(await lookOfBar(visitor)).toBe(normal);
    await scrollTo(50);
    await expect.poll(() => lookOfBar(visitor)).not.toBe(normal);
    await scrollTo(49);
    await expect.poll(() => lookOfBar(visitor)).toBe(normal);
  });

  journey("a new page starts at its top; Back, Forward and reload find the old place", {}, async (visitor) => {
    const { visit, scrollTo, scrollTop, click, text, go, evaluate } = visitor;
    await visit("/camp");
    await scrollTo(900);
    await click('#menu a[href="/blog"]');
    await expect.poll(() => text("main h1")).toBe("Adventure");
    await expect.poll(scrollTop).toBe(0);
    await scrollTo(500);
    await go(-1);
    await expect.poll(() => text("main h1")).toBe("Camping");
    await expect.poll(scrollTop).toBe(900);
    await go(1);
    await expect.poll(() => text("main h1")).toBe("Adventure");
    await expect.poll(scrollTop).toBe(500);
    await evaluate(() => {
      Reflect.set(window, "oldDocument", true);
      setTimeout(() => location.reload());
    });
    await expect.poll(() => evaluate(() => Reflect.has(window, "oldDocument"))).toBe(false);
    await expect.poll(scrollTop).toBe(500);
  });

  journey("an anchor is reached on the first load, and by a click; Back leaves it", {}, async (visitor) => {
    const { visit, scrollTop, click, address, go, evaluate } = visitor;
    await visit("/camp#the-gear");
    await expectAtAnchor(visitor, "the-gear");

    await visit("/camp");
    const link = 'main nav a[href$="#the-gear"]';
    await evaluate(
      (name) => document.querySelector(name)?.scrollIntoView({ block: "center", behavior: "instant" }),
      link,
    );
    const before = await scrollTop();
    await click(link);
    await expectAtAnchor(visitor, "the-gear");
    expect(await address()).toBe("/camp#the-gear");
    await go(-1);
    await expect.poll(address).toBe("/camp");
    await expect.poll(scrollTop).toBe(before);
  });

  journey("an anchor that is clicked at once stays where it is while the rest is laid out", {}, async (visitor) => {
    const { open, click, evaluate, host } = visitor;
    await open(`${host.url}/camp`);
    await click('main nav a[href$="#the-gear"]');
    await expectAtAnchor(visitor, "the-gear");
    await expect.poll(() => evaluate(() => document.documentElement.dataset["partly"] === undefined)).toBe(true);
    await expectAtAnchor(visitor, "the-gear");
  });

  journey("an anchor on another page is reached with the page", {}, async (visitor) => {
    const { visit, click, text } = visitor;
    // The camping page links to the rules for drones.
    await visit("/camp");
    await click('main a[href="/drones#rules"]');
    await expect.poll(() => text("main h1")).toBe("Drones");
    await expectAtAnchor(visitor, "rules");
  });

  journey("the address that is shown already starts again at its top", {}, async (visitor) => {
    const { visit, click, scrollTo, scrollTop, address, evaluate } = visitor;
    await visit("/blog");
    await scrollTo(700);
    await click('#menu a[href="/blog"]');
    await expect.poll(scrollTop).toBe(0);
    expect(await address()).toBe("/blog");
    await expect.poll(() => evaluate(() => document.activeElement?.tagName)).toBe("H1");
  });
};
