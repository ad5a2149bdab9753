import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/browser.ts";

const path = "/blog/3d-art";
const install = (page: Page) => page.locator("figure").filter({ hasText: "Install" });
const system = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

test("a chosen system applies to every visit and tab, and Copy copies the visible command", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, path);
  await expect(install(page).getByText("apt install")).toBeVisible();
  await system(page, "Ubuntu").focus();
  await page.keyboard.press("ArrowRight");
  await expect(system(page, "Fedora")).toBeChecked();
  await expect(page.getByRole("status").filter({ hasText: "Fedora" })).toHaveCount(1);
  await expect(install(page).getByText("apt install")).toBeHidden();
  await install(page).getByRole("button", { name: "Copy" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("sudo dnf install blender");

  await page.reload();
  await expect(install(page).getByText("dnf install")).toBeVisible();
  const other = await context.newPage();
  await open(other, path);
  await system(other, "Debian").check();
  await expect(system(page, "Debian")).toBeChecked();
  await expect(install(page).getByText("apt install")).toBeVisible();
});
