import type { Page } from "@playwright/test";
import { codesOf } from "../../app/features/gear/things.ts";
import { expect, holdScripts, hydrated, test, withoutFonts } from "../support/browser.ts";
import * as gear from "./gear-page.ts";

/** A page with tools, what the device has kept for them, and what tells that it has come. */
type Visit = { path: string; kept: Record<string, unknown>; comes: (page: Page) => Promise<void> };

const codes = codesOf(gear.things.map(({ title }) => title));

const visits: Visit[] = [
  {
    path: gear.path,
    kept: {
      [gear.key]: { packed: codes.slice(1), amounts: Object.fromEntries(codes.map((code) => [code, 12])) },
      "gear-units-1": "imperial",
      "sky /camp sky 1": { date: "2026-06-21", spot: { latitude: 78.22, longitude: 15.63 } },
    },
    comes: async (page) => {
      await expect(gear.rows(page).first()).toContainText("×\u00a012 about $");
      await expect(page.locator("#sky")).toContainText("The sun does not set on this day.");
    },
  },
  {
    path: "/photography",
    kept: { "sky /photography sky 1": { date: "2026-12-21", spot: { latitude: 78.22, longitude: -115.63 } } },
    comes: (page) => expect(page.locator("#sky")).toContainText("The sun does not rise on this day."),
  },
  {
    path: "/blog/finance",
    kept: {
      "growth /blog/finance growth-and-fees 1": { contribution: 3000, years: 50, rate: 12, fee: 2.5 },
      "order /blog/finance order 1": 4,
    },
    comes: async (page) => {
      await expect(page.locator("#growth-and-fees caption")).toContainText("for 50 years");
      await expect(page.locator("#order [aria-current]")).toHaveCount(1);
    },
  },
  {
    path: "/fitness",
    kept: {
      "timer /fitness interval-timer 1": { plan: { rounds: 99, work: 3600, rest: 600, ready: 10 }, elapsed: 20_000 },
    },
    comes: (page) => expect(page.locator("#interval-timer").getByRole("timer")).toHaveText(/^59:\d\d$/),
  },
];

/** Where everything begins and how high it is. */
const placesIn = (page: Page) =>
  page
    .locator("main section, main section :is(h2, h3, p, li, tr, dl, figure, fieldset, button)")
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { top, height } = element.getBoundingClientRect();
        const name = `${element.closest("[id]")?.id} ${element.tagName}`;
        return `${name} ${Math.round(top + scrollY)} ${Math.round(height)}`;
      }),
    );

for (const { path, kept, comes } of visits) {
  for (const width of [1440, 375]) {
    test(`what the device has kept moves nothing on ${path} when it comes, at ${width} px`, async ({ page, watch }) => {
      await page.setViewportSize({ width, height: 900 });
      await withoutFonts(page, watch);
      await page.addInitScript((entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify(value));
      }, Object.entries(kept));
      const release = await holdScripts(page);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const before = await placesIn(page);
      release();
      await hydrated(page);
      await comes(page);
      expect(await placesIn(page)).toEqual(before);
    });
  }
}
