import { expect, heading, open } from "../support/browser.ts";
import { expectFilled, fillIn, send, status, test } from "./contact-page.ts";

test.describe("what was typed", () => {
  test("survives a reload, a visit to another page and a crash of the tab's page", async ({ page }) => {
    await open(page, "/contact");
    await fillIn(page);
    await page.reload();
    await expectFilled(page);
    await page.locator("body > header nav").getByRole("link", { name: "Blog" }).click();
    await expect(heading(page)).toHaveText("Adventure");
    await page.locator("body > header nav").getByRole("link", { name: "Contact" }).click();
    await expectFilled(page);
    await page.goto("about:blank");
    await open(page, "/contact");
    await expectFilled(page);
  });

  test("survives a service that fails: Back finds it again and says so", async ({ page, service, watch }) => {
    watch.expectError(/status of 500/);
    service.answer = { status: 500 };
    await open(page, "/contact");
    await fillIn(page);
    await send(page).click();
    await expect(page.locator("h1")).toHaveText("Failed");
    await page.goBack();
    await expectFilled(page);
    await expect(status(page)).toContainText("still here");
    service.answer = { status: 200 };
    await send(page).click();
    await expect(page.locator("h1")).toHaveText("Thanks");
    expect(service.received).toHaveLength(2);
  });

  test("survives a service that cannot be reached", async ({ page, service }) => {
    await open(page, "/contact");
    await fillIn(page);
    await service.close();
    await Promise.all([page.waitForEvent("requestfailed"), send(page).click({ noWaitAfter: true })]);
    await expect.poll(() => page.url()).not.toContain("/contact");
    await page.goBack();
    await expectFilled(page);
  });

  test("stays in place without a network, and nothing is sent", async ({ page, context, service }) => {
    await open(page, "/contact");
    await fillIn(page);
    await context.setOffline(true);
    await send(page).click();
    await expect(status(page)).toContainText("You are offline");
    await expectFilled(page);
    expect(new URL(page.url()).pathname).toBe("/contact");
    await context.setOffline(false);
    await expect(status(page)).not.toContainText("You are offline");
    await send(page).click();
    await expect(page.locator("h1")).toHaveText("Thanks");
    expect(service.received).toHaveLength(1);
  });
});
