import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "../support/browser.ts";

const path = "/fitness";
const begin = new Date("2026-11-16T07:00:00");

const tool = (page: Page) => page.locator("#rounds");
const button = (page: Page, name: string) => tool(page).getByRole("button", { name, exact: true });
const digits = (page: Page) => tool(page).getByRole("timer");
const face = (page: Page) => digits(page).locator("..");
const announced = (page: Page) => tool(page).locator("output");
const field = (page: Page, name: string) => tool(page).getByRole("spinbutton", { name, exact: true });
const workout = (page: Page) => tool(page).getByRole("combobox", { name: "Workout" });

/** Opens the page with a paused clock, which the test moves. */
const openAt = async (page: Page) => {
  await page.clock.install({ time: begin });
  await open(page, path);
  await page.clock.pauseAt(new Date(begin.getTime() + 60_000));
};

test("the timer counts down a workout with the keyboard, announces each change once, and keeps the screen awake", async ({
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
  await button(page, "Start").press("Enter");
  await expect(announced(page)).toHaveText("Get ready: 10 seconds.");
  await expect.poll(held).toBe(1);
  await expect(field(page, "Rounds")).toBeDisabled();
  await page.clock.runFor(10_500);
  await expect(announced(page)).toHaveText("Work, round 1 of 8: 20 seconds.");

  await expect(button(page, "Pause")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(announced(page)).toHaveText("Paused, 20 seconds left.");
  await expect.poll(held).toBe(0);
  await button(page, "Skip").press("Enter");
  await expect(face(page)).toContainText("Rest Round 1 of 8");
  await button(page, "Resume").click();
  await page.clock.fastForward(195_000);
  await expect(face(page), "timers that were held back lose no time").toContainText("Work Round 8 of 8");
  await expect(digits(page)).toHaveText("0:15");
  await button(page, "Skip").click();
  await expect(announced(page)).toHaveText("Done");
  await expect(digits(page)).toHaveText("0:00");
  await expect.poll(held).toBe(0);
});

test(
  "the timer continues after a reload and in another tab, and a finished workout can start again",
  { tag: "@full" },
  async ({ page, context }) => {
    await openAt(page);
    await workout(page).selectOption("A wall sit");
    await field(page, "Work (seconds)").fill("5000");
    await field(page, "Work (seconds)").blur();
    await expect(field(page, "Work (seconds)"), "a number out of range becomes the nearest").toHaveValue("3600");
    await field(page, "Work (seconds)").fill("600");
    await expect(workout(page).getByRole("option", { name: "Custom" })).toHaveJSProperty("selected", true);
    await button(page, "Start").click();
    await page.clock.fastForward(20_000);
    await expect(digits(page)).toHaveText("9:40");
    await page.clock.resume();
    await page.reload();
    await hydrated(page);
    await expect(digits(page)).toHaveText(/^9:[34]\d$/);
    await expect(announced(page), "what a page finds when it comes is not announced").toHaveText("");

    await button(page, "Pause").click();
    const other = await context.newPage();
    await open(other, path);
    await expect(digits(other)).toHaveText((await digits(page).textContent()) ?? "");
    await button(other, "Resume").click();
    await expect(button(page, "Pause")).toBeVisible();
    await page.clock.setFixedTime(new Date(begin.getTime() + 86_400_000));
    await page.reload();
    await expect(button(page, "Start")).toBeVisible();
    await expect(field(page, "Work (seconds)")).toHaveValue("600");
    await button(page, "Clear custom workout").click();
    await expect(workout(page)).toHaveValue("0");
  },
);

test("the timer is silent until sound is turned on, and schedules its tones in advance", async ({ page }) => {
  await page.addInitScript(() => {
    const pitches: number[] = [];
    Reflect.set(window, "pitches", pitches);
    const { setValueAtTime } = AudioParam.prototype;
    AudioParam.prototype.setValueAtTime = function set(value, at) {
      pitches.push(value);
      return setValueAtTime.call(this, value, at);
    };
  });
  const pitches = () => page.evaluate(() => (Reflect.get(window, "pitches") as number[]).splice(0));
  await openAt(page);
  await button(page, "Start").click();
  await expect(digits(page)).toHaveText("0:10");
  expect(await pitches()).toEqual([]);
  await button(page, "Sound").click();
  await expect(button(page, "Sound")).toHaveAttribute("aria-pressed", "true");
  // One short tone confirms that sound is on; each of the 16 phases has three tones and one for its change.
  await expect.poll(pitches).toHaveLength(1 + 16 * 4);
  await button(page, "Sound").click();
  await button(page, "Skip").click();
  await expect(face(page)).toContainText("Work");
  expect(await pitches()).toEqual([]);
});
