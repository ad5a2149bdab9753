import {
  expect,
  heading,
  historyLength,
  isSameDocument,
  markDocument,
  open,
  pathOf,
  scrollTop,
  settled,
  test,
} from "../support/browser.ts";
import { photography } from "../support/sample.ts";
import { address, button, expectAddress, expectShown, openPhoto, photo, scale, viewer } from "./gallery-page.ts";

test("opens a photo by click, and Back closes it where the visitor was", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "/photography");
  await photo(page, "Haze at sunrise").scrollIntoViewIfNeeded();
  await settled(page);
  expect(
    asked.filter((url) => /\/viewer-/.test(url)),
    "nothing of the viewer is loaded before",
  ).toEqual([]);
  await markDocument(page);
  const entries = await historyLength(page);
  const top = await scrollTop(page);
  asked.length = 0;

  await photo(page, "Haze at sunrise").click();
  await expectShown(page, "mountain-haze-sunrise", "Haze at sunrise");
  await expectAddress(page, address("mountain-haze-sunrise"));
  expect(asked.filter((url) => /\/viewer-.+\.js$/.test(url))).toHaveLength(1);
  expect(await historyLength(page)).toBe(entries + 1);
  await expect(page).toHaveTitle("Haze at sunrise · Photography · Ridgeline");

  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expectAddress(page, "/photography");
  await expect(photo(page, "Haze at sunrise")).toBeFocused();
  await expect(page).toHaveTitle("Photography · Ridgeline");
  expect(await scrollTop(page)).toBe(top);
  expect(await isSameDocument(page)).toBe(true);
  expect(
    asked.filter((url) => /\.data/.test(url)),
    "the page's data is not asked for again",
  ).toEqual([]);

  await page.goForward();
  await expectShown(page, "mountain-haze-sunrise", "Haze at sunrise");
});

test("is toured with the keyboard, and gives the focus to the photo last seen", async ({ page }) => {
  await open(page, "/photography");
  const entries = await historyLength(page);
  await photo(page, "Dune crest").focus();
  await page.keyboard.press("Enter");
  await expectShown(page, "dune-crest-last-light", "Dune crest, last light");

  await page.keyboard.press("ArrowRight");
  await expectShown(page, "sea-stacks-dusk", "Sea stacks at dusk");
  await expectAddress(page, address("sea-stacks-dusk"));
  await page.keyboard.press("ArrowRight");
  await expectShown(page, "snow-forest-fog", "Snow forest in fog");
  await page.keyboard.press("ArrowLeft");
  await expectShown(page, "sea-stacks-dusk", "Sea stacks at dusk");
  await page.keyboard.press("End");
  await expectShown(page, "badlands", "Badlands");
  await expect(button(page, "Next photo")).toBeDisabled();
  await page.keyboard.press("Home");
  await expectShown(page, "aurora-still-lake", "Aurora over a still lake");
  await expect(button(page, "Previous photo")).toBeDisabled();
  await expectAddress(page, address("aurora-still-lake"));
  expect(await historyLength(page), "moving on adds nothing to the history").toBe(entries + 1);

  await page.keyboard.press("+");
  await expect.poll(() => scale(page)).toBeGreaterThan(1.5);
  await page.keyboard.press("-");
  await expect.poll(() => scale(page)).toBe(1);

  await page.keyboard.press("i");
  const panel = viewer(page).getByRole("region", { name: "About this photo" });
  await expect(panel).toContainText("Green and violet curtains");
  await expect(panel.getByRole("definition")).toHaveText(["2000 × 1333 pixels"]);
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(viewer(page)).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);
  await expectAddress(page, "/photography");
  await expect(photo(page, "Aurora over a still lake")).toBeFocused();
  await expect(photo(page, "Aurora over a still lake")).toBeInViewport();
});

test("holds the focus: the Tab key walks its controls and never the page behind", async ({ page }) => {
  await openPhoto(page, "sea-stacks-dusk");
  await expect(viewer(page)).toBeVisible();
  const names = new Set<string>();
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => {
      const active = document.activeElement;
      const inside = Boolean(active?.closest("[role=dialog]"));
      return {
        outside: !inside && active !== document.body,
        name: active?.getAttribute("aria-label") ?? active?.textContent,
      };
    });
    expect(at.outside, `focus is on ${at.name}`).toBe(false);
    names.add(at.name?.trim() ?? "");
  }
  for (const name of ["About this photo", "Share this photo", "Zoom in", "Close the viewer", "Next photo"])
    expect([...names]).toContain(name);
  // The strip is one stop, at the photo that is shown, and the arrow keys take the focus along.
  await viewer(page).getByRole("button", { name: "Sea stacks at dusk" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(viewer(page).getByRole("button", { name: "Snow forest in fog" })).toBeFocused();
});

test("closing twice in a hurry does not leave the page", async ({ page }) => {
  await open(page, "/contact");
  await page.getByRole("banner").getByRole("link", { name: "Photography" }).click();
  await expect(heading(page)).toHaveText("Photography");
  await photo(page, "Badlands").click();
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);
  await photo(page, "Badlands").click();
  await button(page, "Close the viewer").dblclick();
  await expect(viewer(page)).toHaveCount(0);
  await page.waitForTimeout(500);
  expect(pathOf(page)).toBe("/photography");

  await page.goBack();
  await expect(heading(page)).toHaveText("Contact");
  await page.goForward();
  await expect(heading(page)).toHaveText("Photography");
  await settled(page);
  await page.goForward();
  await expectShown(page, "badlands", "Badlands");
});

test("an address of before the photos had pages opens the photo; closing leaves the gallery, and no entry more", async ({
  page,
}) => {
  await openPhoto(page, "sandstone-strata");
  const entries = await historyLength(page);
  await expectShown(page, "sandstone-strata", "Sandstone strata");
  await expectAddress(page, address("sandstone-strata"));
  await expect(page).toHaveTitle("Sandstone strata · Photography · Ridgeline");
  await button(page, "Close the viewer").click();
  await expect(viewer(page)).toHaveCount(0);
  await expectAddress(page, "/photography");
  expect(await historyLength(page)).toBe(entries);
  await expect(photo(page, "Sandstone strata")).toBeFocused();
  await expect(photo(page, "Sandstone strata")).toBeInViewport();
});

test("an address with an unknown photo shows the gallery", async ({ page }) => {
  await open(page, "/photography?photo=no-such-photo");
  await expectAddress(page, "/photography");
  await expect(viewer(page)).toHaveCount(0);
  await expect(page.locator("#gallery li")).toHaveCount(photography.photos.length);
  await photo(page, "Badlands").click();
  await expectShown(page, "badlands", "Badlands");
});

test("an old address with a photo opens it without starting the page again", async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () =>
      document.querySelector("#gallery")?.setAttribute("data-first", ""),
    );
  });
  await open(page, "/photography?photo=badlands");
  await expectShown(page, "badlands", "Badlands");
  await expectAddress(page, "/photography/badlands");
  await page.keyboard.press("Escape");
  await expectAddress(page, "/photography");
  await expect(viewer(page)).toHaveCount(0);
  await expect(page.locator("#gallery[data-first]")).toHaveCount(1);
});
