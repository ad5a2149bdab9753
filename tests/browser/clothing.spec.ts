import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/browser.ts";

const path = "/blog/3d-art";
const tool = (page: Page) => page.locator("#in-the-workshop");
const temperature = (page: Page) => tool(page).getByRole("spinbutton", { name: "Temperature" });
const wind = (page: Page) => tool(page).getByRole("spinbutton", { name: "Wind" });
const currentRow = (page: Page) => tool(page).locator("tr[aria-current] th");
const worn = (page: Page) => tool(page).getByRole("definition");

test("the weather selects its row and names what to wear, in either unit, with the keyboard", async ({ page }) => {
  await open(page, path);
  const announced = tool(page).locator("output");
  await expect(currentRow(page)).toHaveText("15+°F");
  await temperature(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("-10");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("20");
  await expect(tool(page).getByText("−10 °F with 20 mph wind feels like −35 °F.")).toBeVisible();
  await expect(currentRow(page)).toHaveText("<15°F");
  await expect(worn(page)).toHaveText(["A coat", "Two coats"]);
  await expect(announced).toHaveText(/feels like −35.°F\. Sunny day: A coat\. Night: Two coats\.$/);
  await tool(page).getByRole("radio", { name: "°C" }).check();
  await expect(temperature(page)).toHaveValue("-23.3");
  await tool(page).getByRole("radio", { name: "°F" }).check();
  await expect(temperature(page), "switching the unit back and forth loses nothing").toHaveValue("-10");
  await tool(page).getByRole("button", { name: "Reset" }).click();
  await expect(wind(page)).toHaveValue("10");
});

test(
  "a temperature out of range is ignored, and corrected to the nearest one on blur",
  { tag: "@full" },
  async ({ page }) => {
    await open(page, path);
    await temperature(page).fill("60");
    await expect(tool(page).getByText("60 °F. Too warm for wind chill.", { exact: true })).toBeVisible();
    await temperature(page).fill("500");
    await expect(tool(page).getByText("60 °F. Too warm for wind chill.", { exact: true })).toBeVisible();
    await temperature(page).blur();
    await expect(temperature(page)).toHaveValue("120");
  },
);
