import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/browser.ts";
import { ask, chosen, field, marksIn, openPalette, options, palette, searchButton } from "../support/palette.ts";

/** Asks one question after the other in one moment; gives the rows before, those at once, and those two frames later. */
const askInFrames = (page: Page, questions: string[]) =>
  field(page).evaluate((input: HTMLInputElement, asked) => {
    const rows = () =>
      [...document.querySelectorAll("dialog [role=listbox] [role=option]")].map((row) => row.textContent);
    const frames: FrameRequestCallback[] = [];
    const usual = window.requestAnimationFrame;
    window.requestAnimationFrame = (work) => frames.push(work);
    const answers = asked.map((question) => {
      const before = rows();
      input.value = question;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      const atOnce = rows();
      for (const _ of [1, 2]) for (const work of frames.splice(0)) work(0);
      return { before, atOnce, later: rows() };
    });
    window.requestAnimationFrame = usual;
    return answers;
  }, questions);

test("a letter is answered at once by the best, in the next frames by all that is seen, and at rest by all", async ({
  page,
}) => {
  await open(page, "/contact");
  await openPalette(page);
  const [answer] = await askInFrames(page, ["s"]);
  const { before = [], atOnce = [], later = [] } = answer ?? {};
  expect(atOnce[0]).not.toBe(before[0]);
  expect(atOnce[1]).toBe(before[1]);
  expect(later[0]).toBe(atOnce[0]);
  expect(later[1]).not.toBe(before[1]);
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => options(page).count()).toBeGreaterThan(later.length);
  expect((await options(page).allTextContents()).slice(0, later.length)).toEqual(later);
});

test("an empty list is filled with nothing of an older question", async ({ page }) => {
  await open(page, "/contact");
  await openPalette(page);
  const [, nothing, letter] = await askInFrames(page, ["battery", "zzzyqx", "t"]);
  expect(nothing?.atOnce).toEqual([]);
  expect(letter?.atOnce).toHaveLength(1);
  expect(letter?.later.length).toBeGreaterThan(1);
});

test("letters are marked, and each result wears the hue of its page", async ({ page }) => {
  await open(page, "/contact");
  await openPalette(page);
  await ask(page, "dron");
  await expect.poll(() => marksIn(options(page).first())).toContain("Dron: underline");
  await ask(page, "drones");
  await expect.poll(() => marksIn(options(page).first())).toContain("Drones: underline");
  await expect(options(page).first()).toHaveAttribute("data-topic", "drones");
  await expect(options(page).first().locator("> span").first()).toHaveCSS("background-image", /drones/);
  await ask(page, "zzzyqx");
  await expect(options(page)).toHaveCount(0);
  await expect(palette(page)).toContainText("Nothing found for “zzzyqx”");
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
});

test("words that stand in any question are not marked", async ({ page }) => {
  await open(page, "/contact");
  await openPalette(page);
  await ask(page, "is it legal to fly a drone");
  await expect(options(page).first()).toHaveAttribute("href", "/drones#rules");
  await expect.poll(() => marksIn(options(page).first())).toEqual(["fly: underline", "legal: underline"]);
});

test("a screen reader hears a field with a list, and how many results there are", async ({ page }) => {
  await open(page, "/camp");
  await expect(searchButton(page)).toHaveAccessibleName("Search");
  await openPalette(page);
  await ask(page, "colophn");
  await expect(palette(page).getByRole("status")).toHaveText("One result");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", (await chosen(page).getAttribute("id")) ?? "none");
  await expect(palette(page)).toMatchAriaSnapshot(`
    - dialog "Search this site":
      - combobox "Search this site" [expanded]: colophn
      - button "Close"
      - status: One result
      - listbox "Search this site":
        - group "Pages":
          - option /^Colophon/ [selected]
  `);
});
