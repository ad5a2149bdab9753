import type { Page, Request } from "@playwright/test";
import { test as base, expect, open, pathOf } from "../support/browser.ts";

/** A fake form service: records each message and answers with a page. */
const test = base.extend<{ received: Request[] }>({
  received: [
    async ({ page }, use) => {
      const received: Request[] = [];
      await page.route("https://forms.example/**", (route) => {
        received.push(route.request());
        return route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>Thanks</h1>" });
      });
      await use(received);
    },
    { auto: true },
  ],
});

const fields = [
  ["Your email", "reader@example.com", "Enter an email address like name@example.com."],
  ["Subject", "A print & a frame", "Add a subject so I know where to start."],
  ["Message", "Zwei Zeilen:\näöü + 100 % = “gut”", "Write a message before sending."],
] as const;

const field = (page: Page, label: string) => page.getByLabel(label);
const send = (page: Page) => page.getByRole("button", { name: /^Send/ });
const status = (page: Page) => page.locator("form").getByRole("status");
const answer = (page: Page) => page.getByRole("heading", { level: 1 });

const fillIn = async (page: Page) => {
  for (const [label, text] of fields) await field(page, label).fill(text);
};

const expectFields = async (page: Page, expected: "filled" | "empty") => {
  for (const [label, text] of fields) await expect(field(page, label)).toHaveValue(expected === "filled" ? text : "");
};

test("the browser posts the complete form once", async ({ page, received, baseURL }) => {
  await open(page, "/contact");
  expect(received).toEqual([]);
  await expect(page.locator('[name="_gotcha"]'), "the honeypot").not.toBeInViewport();
  await expect(page.locator("form").getByRole("textbox", { name: "Leave this field empty" })).toHaveCount(0);
  await fillIn(page);
  await send(page).click();
  await expect(answer(page)).toHaveText("Thanks");
  expect(received).toHaveLength(1);
  const request = received[0] as Request;
  expect(`${request.method()} ${request.url()}`).toBe("POST https://forms.example/ann@whole.example");
  expect(request.isNavigationRequest()).toBe(true);
  expect([...new URLSearchParams(request.postData() ?? "")]).toEqual([
    ["_replyto", "reader@example.com"],
    ["_subject", "A print & a frame"],
    ["message", "Zwei Zeilen:\r\näöü + 100 % = “gut”"],
    ["_gotcha", ""],
    ["_format", "plain"],
    ["_next", "https://whole.example/contact"],
  ]);
  // The form service identifies a form by its referrer.
  expect(await request.allHeaders()).toMatchObject({
    "content-type": "application/x-www-form-urlencoded",
    referer: `${baseURL}/`,
  });
});

test("the browser validates each field, and its error describes it", async ({ page, received }) => {
  await open(page, "/contact");
  for (const [label] of fields) await expect(field(page, label)).toHaveAccessibleDescription("");
  await send(page).click();
  await expect(field(page, "Your email")).toBeFocused();
  for (const [label, , error] of fields) {
    await expect(field(page, label)).toHaveAccessibleDescription(error);
    await expect(page.getByText(error)).toBeVisible();
  }
  await fillIn(page);
  await field(page, "Your email").fill("not an address");
  await send(page).click();
  await expect(field(page, "Your email")).toHaveAccessibleDescription(/^Enter an email address/);
  await field(page, "Your email").fill("reader@example.com");
  for (const [label] of fields) await expect(field(page, label)).toHaveAccessibleDescription("");
  expect(received).toEqual([]);
});

test("repeated clicks send a message only once", { tag: "@full" }, async ({ page, received }) => {
  await open(page, "/contact");
  await fillIn(page);
  // Inside the page: Playwright would wait for the navigation of the first click.
  const label = await send(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.form?.requestSubmit();
    return button.textContent;
  });
  expect(label).toBe("Sending…");
  await expect(answer(page)).toHaveText("Thanks");
  expect(received).toHaveLength(1);
});

test("a draft is saved until it is sent, and Back from the form service restores it", async ({ page, received }) => {
  await open(page, "/contact");
  await fillIn(page);
  await page.reload();
  await expectFields(page, "filled");
  await open(page, "/blog");
  await open(page, "/contact");
  await expectFields(page, "filled");
  await send(page).click();
  await expect(answer(page)).toHaveText("Thanks");
  await page.goBack();
  await expectFields(page, "filled");
  await expect(status(page)).toContainText("still here");
  await send(page).click();
  await expect(answer(page)).toHaveText("Thanks");
  expect(received).toHaveLength(2);
  await open(page, "/contact");
  await expectFields(page, "empty");
});

test("a suggested subject fills the subject field, and the email address can be copied", async ({
  page,
  context,
  received,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/contact");
  await page.getByRole("button", { name: "A spoon" }).click();
  await expect(field(page, "Subject")).toHaveValue("A spoon like yours");
  await expect(field(page, "Your email")).toBeFocused();
  await expect(page.getByRole("button", { name: "A spoon" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Copy email address" }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("ann@whole.example");
  await expect(page.getByText("Within a week.")).toBeVisible();
  expect(received).toEqual([]);
});

test("offline, nothing is sent or lost", { tag: "@full" }, async ({ page, context, received, watch }) => {
  // A letter that is rare in English has a font of its own, which may be on its way.
  watch.expectError(/ERR_INTERNET_DISCONNECTED.*woff2/);
  await open(page, "/contact");
  await fillIn(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(status(page)).toContainText("You're offline.");
  await expectFields(page, "filled");
  expect(pathOf(page)).toBe("/contact");
  await context.setOffline(false);
  await expect(status(page)).toHaveText("");
  await send(page).click();
  await expect(answer(page)).toHaveText("Thanks");
  expect(received).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form can be sent", async ({ page }) => {
    await page.goto("/contact");
    await fillIn(page);
    await send(page).click();
    await expect(answer(page)).toHaveText("Thanks");
  });
});
