import type { Page } from "@playwright/test";
import { expect, open, test, withoutFonts } from "../support/browser.ts";

const path = "/blog/linux-setup";

const command = (page: Page, title: string) => page.locator("figure").filter({ hasText: title });
const install = (page: Page) => command(page, "What I install on every machine");

test("a visitor's system is chosen once, for every command and visit; what is copied is what is seen", async ({
  page,
  context,
  watch,
}) => {
  await withoutFonts(page, watch);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("begun") && !localStorage.getItem("system 1"))
      localStorage.setItem("system 1", '{"broken":');
    sessionStorage.setItem("begun", "yes");
  });
  await open(page, path);
  await expect(install(page).getByText("apt install")).toBeVisible();
  await expect(install(page).getByText("dnf install")).toBeHidden();
  const heights = () =>
    page.locator("figure").evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().height));
  const before = await heights();

  await page.getByRole("group", { name: "Commands for" }).first().getByRole("radio", { name: "Debian" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "Fedora" }).first()).toBeChecked();
  await expect(install(page).getByText("dnf install")).toBeVisible();
  await expect(install(page).getByText("apt install")).toBeHidden();
  await expect(command(page, "Test the file and load it").getByText("sshd", { exact: false }).last()).toBeVisible();
  expect(await heights(), "nothing moves").toEqual(before);

  await install(page).getByRole("button", { name: "Copy" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^sudo dnf install/);

  await page.reload();
  await expect(install(page).getByText("dnf install")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(install(page).getByText("Fedora", { exact: true })).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeHidden();

  const other = await context.newPage();
  await open(other, path);
  await expect(install(other).getByText("dnf install")).toBeVisible();
  await other.getByRole("radio", { name: "Debian" }).first().check();
  await expect(install(page).getByText("apt install"), "two tabs agree").toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("system 1")), "nothing is chosen any more").toBe(null);
});

test("room for another system's longer command is kept under the code, not in it", async ({ page }) => {
  await open(page, path);
  const spare = () =>
    page.locator("figure pre:visible").evaluateAll((blocks) =>
      blocks.map((block) => {
        const { paddingBlockStart, paddingBlockEnd, lineHeight } = getComputedStyle(block);
        const lines = block.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
        return Math.round(lines / parseFloat(lineHeight)) - (block.textContent ?? "").split("\n").length;
      }),
    );
  for (const system of ["Debian", "Fedora"]) {
    await page.getByRole("radio", { name: system }).first().check();
    const found = await spare();
    expect(found, system).toEqual(found.map(() => 0));
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every system's command is there, under its name", async ({ page }) => {
    await page.goto(path);
    for (const text of ["Debian, Ubuntu", "apt install", "Fedora", "dnf install"]) {
      await expect(install(page).getByText(text).first()).toBeVisible();
    }
    await expect(page.getByText("Commands for").first()).toBeHidden();
  });
});
