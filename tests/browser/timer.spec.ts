import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "../support/browser.ts";

const path = "/fitness";
const begin = new Date("2026-11-16T07:00:00");
const key = `timer ${path} interval-timer 1`;

const tool = (page: Page) => page.locator("#interval-timer");
const button = (page: Page, name: string) => tool(page).getByRole("button", { name, exact: true });
const digits = (page: Page) => tool(page).getByRole("timer");
const face = (page: Page) => digits(page).locator("..");
const said = (page: Page) => tool(page).locator("output");
const field = (page: Page, name: string) => tool(page).getByRole("spinbutton", { name, exact: true });
const workout = (page: Page) => tool(page).getByRole("combobox", { name: "Workout" });

/** The page with a clock that stands still until the test moves it. */
const openAt = async (page: Page) => {
  await page.clock.install({ time: begin });
  await open(page, path);
  await page.clock.pauseAt(new Date(begin.getTime() + 60_000));
};

const reload = async (page: Page) => {
  await page.clock.resume();
  await page.reload();
  await hydrated(page);
};

test("counts a workout down, says each change once, and keeps the screen awake, from the keyboard", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const locks = { held: 0 };
    Reflect.set(window, "locks", locks);
    const request = async () => {
      locks.held++;
      return { release: async () => void locks.held-- };
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  const held = () => page.evaluate(() => (Reflect.get(window, "locks") as { held: number }).held);
  await openAt(page);
  await expect(face(page)).toContainText("3 rounds");
  await expect(digits(page)).toHaveText("5:10");
  await expect(said(page)).toHaveText("");

  await button(page, "Start").focus();
  await page.keyboard.press("Enter");
  await expect(said(page)).toHaveText("Get ready: 10 seconds.");
  await expect(digits(page)).toHaveText("0:10");
  await expect.poll(held).toBe(1);
  await expect(field(page, "Rounds")).toBeDisabled();
  await page.clock.runFor(9_500);
  await expect(digits(page)).toHaveText("0:01");
  await page.clock.runFor(1_000);
  await expect(face(page)).toContainText("Work Round 1 of 3");
  await expect(digits(page)).toHaveText("1:00");
  await expect(said(page)).toHaveText("Work, round 1 of 3: 1 minute.");

  await expect(button(page, "Pause")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(said(page)).toHaveText("Paused, 1 minute left.");
  await expect.poll(held).toBe(0);
  await page.clock.runFor(30_000);
  await expect(digits(page)).toHaveText("1:00");
  await page.keyboard.press("Tab");
  await expect(button(page, "Skip")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(face(page)).toContainText("Rest");
  await expect(button(page, "Go on")).toBeVisible();
  await button(page, "Go on").click();
  await page.clock.fastForward(60_000 + 45_000);
  await expect(face(page), "timers that were held back lose no time").toContainText("Round 2 of 3");
  await expect(digits(page)).toHaveText("0:15");
  for (const next of ["Rest Round 2", "Work Round 3", "Done"]) {
    await button(page, "Skip").click();
    await expect(face(page)).toContainText(next);
  }
  await expect(said(page)).toHaveText("Done");
  await expect(digits(page)).toHaveText("0:00");
  await expect.poll(held).toBe(0);
  await expect(button(page, "Start again")).toBeVisible();
});

test("survives a reload, running or standing; two tabs agree; what has ended begins anew", async ({
  page,
  context,
}) => {
  await openAt(page);
  await workout(page).selectOption({ index: 2 });
  await field(page, "Rest, seconds").fill("600");
  await field(page, "Work, seconds").fill("5000");
  await field(page, "Work, seconds").blur();
  await expect(field(page, "Work, seconds"), "what cannot be used is gone").toHaveValue("45");
  await expect(workout(page)).toHaveValue("-1");
  await button(page, "Start").click();
  await page.clock.fastForward(10_000 + 45_000 + 20_000);
  await expect(digits(page)).toHaveText("9:40");
  await reload(page);
  await expect(face(page)).toContainText("Rest Round 1 of 16");
  await expect(digits(page)).toHaveText(/^9:[34]\d$/);
  await expect(said(page), "what a page finds when it comes is no news").toHaveText("");
  await page.emulateMedia({ media: "print" });
  await expect(tool(page).getByRole("row", { name: /^Monday.s plank/ })).toBeVisible();
  await expect(digits(page), "a time that passes is not for paper").toBeHidden();
  await expect(tool(page).locator("input:visible, select:visible, button:visible")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });

  await button(page, "Pause").click();
  const left = (await digits(page).textContent()) ?? "";
  const other = await context.newPage();
  await open(other, path);
  await expect(face(other)).toContainText("Rest Round 1 of 16");
  await expect(digits(other), "what stands has stood still").toHaveText(left);
  await button(other, "Go on").click();
  await expect(button(page, "Pause")).toBeVisible();

  await page.clock.setFixedTime(new Date(begin.getTime() + 86_400_000));
  await page.reload();
  await expect(button(page, "Start")).toBeVisible();
  await expect(field(page, "Rest, seconds")).toHaveValue("600");
  await button(page, "Clear the numbers").click();
  await expect(workout(page)).toHaveValue("0");
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

test("sounds only once it is asked to, on the sound's own clock; what it cannot read in the storage is ignored", async ({
  page,
}) => {
  await page.addInitScript((name) => {
    localStorage.setItem(name, '{"plan":{"rounds":3,"work":-5,"rest":0,"ready":0},"elapsed":"x"}');
    const pitches: number[] = [];
    Reflect.set(window, "pitches", pitches);
    const { setValueAtTime } = AudioParam.prototype;
    AudioParam.prototype.setValueAtTime = function set(value, at) {
      pitches.push(value);
      return setValueAtTime.call(this, value, at);
    };
  }, key);
  const pitches = () => page.evaluate(() => (Reflect.get(window, "pitches") as number[]).splice(0));
  await openAt(page);
  await expect(digits(page)).toHaveText("5:10");
  await expect(button(page, "Sound")).toHaveAttribute("aria-pressed", "false");
  await button(page, "Start").click();
  await expect(digits(page)).toHaveText("0:10");
  expect(await pitches()).toEqual([]);
  await button(page, "Sound").click();
  await expect(button(page, "Sound")).toHaveAttribute("aria-pressed", "true");
  // A short one to hear that it is on, then three and a change for each of the six phases.
  await expect.poll(pitches).toHaveLength(1 + 6 * 4);
  await button(page, "Skip").click();
  await expect.poll(pitches).toHaveLength(5 * 4);
  await button(page, "Sound").click();
  await button(page, "Skip").click();
  await expect(face(page)).toContainText("Rest");
  expect(await pitches()).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the workouts stand there with their times, on paper too", async ({ page }) => {
    await page.goto(path);
    for (const media of ["screen", "print"] as const) {
      await page.emulateMedia({ media });
      await expect(tool(page).locator("input:visible, select:visible, button:visible")).toHaveCount(0);
      await expect(digits(page)).toBeHidden();
      await expect(tool(page).getByRole("row", { name: /^Monday.s plank/ })).toContainText("5:10");
      await expect(tool(page).locator("caption")).toContainText("run by the clock");
    }
  });
});
