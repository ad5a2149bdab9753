import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "../support/browser.ts";

const path = "/blog/3d-art";
const tool = (page: Page) => page.locator("#outside");
const answer = (page: Page) => tool(page).getByRole("heading", { level: 3 });
const reasons = (page: Page) => tool(page).getByRole("listitem");
const check = (page: Page) => tool(page).getByRole("button", { name: "Check conditions" });
const field = (page: Page, name: string) => tool(page).getByLabel(name, { exact: true });
const unit = (page: Page, name: string) => tool(page).getByRole("radio", { name, exact: true });

const fillIn = async (page: Page) => {
  await field(page, "Airtime (hours)").focus();
  for (const text of ["20", "6", "4", "9", "12", "270", "280", "3000"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
};

test("the answer lists its reasons, and is announced when conditions are checked", async ({ page }) => {
  await open(page, path);
  const announced = tool(page).locator("output");
  await check(page).click();
  await expect(answer(page)).toHaveText("Some values are missing");
  await expect(reasons(page)).toHaveText([/^Fill in: Airtime \(hours\), Surface wind, .*ground\.$/]);

  await fillIn(page);
  await expect(check(page), "the button follows the last field").toBeFocused();
  await page.keyboard.press("Enter");
  await expect(answer(page)).toHaveText("Within my limits");
  await expect(announced).toHaveText("Within my limits. Nobody knows what else a cube may meet.");
  await field(page, "Surface wind (mph)").fill("13");
  await field(page, "Launch direction (degrees)").fill("180");
  await expect(answer(page)).toHaveText("Not today");
  await expect(reasons(page)).toContainText([
    "Surface wind: 13 mph. Limit: at most 12 mph. It rolls.",
    "Wind angle to launch: 90°. Limit: at most 45°.",
  ]);
  await expect(announced, "a number on its way announces nothing").toHaveText("");
});

test(
  "entered numbers and their unit are saved on the device, the answer is not",
  { tag: "@full" },
  async ({ page }) => {
    await open(page, path);
    await field(page, "Surface wind (mph)").fill("7.3");
    await unit(page, "knots").check();
    await expect(field(page, "Surface wind (knots)")).toHaveValue("6.3");
    await check(page).click();
    await expect(answer(page)).toHaveCount(1);
    await page.reload();
    await hydrated(page);
    await expect(field(page, "Surface wind (knots)")).toHaveValue("6.3");
    await expect(answer(page)).toHaveCount(0);
    await unit(page, "mph").check();
    await expect(field(page, "Surface wind (mph)")).toHaveValue("7.3");
    await tool(page).getByRole("button", { name: "Reset" }).click();
    await expect(field(page, "Surface wind (mph)")).toHaveValue("");
  },
);
