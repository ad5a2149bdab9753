import type { Page, Request } from "@playwright/test";
import { test as base, expect, open, pathOf } from "../support/browser.ts";

type Service = { received: Request[]; status: number; delay: number };

/** The form service: it records each message and answers with a page. */
const test = base.extend<{ service: Service }>({
  service: [
    async ({ page }, use) => {
      const service: Service = { received: [], status: 200, delay: 0 };
      await page.route("https://forms.example/**", async (route) => {
        service.received.push(route.request());
        await new Promise((done) => setTimeout(done, service.delay));
        const body = `<!doctype html><title>Service</title><h1>${service.status === 200 ? "Thanks" : "Failed"}</h1>`;
        await route.fulfill({ status: service.status, contentType: "text/html", body });
      });
      await use(service);
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

test("the browser posts the form itself, whole and once", async ({ page, service, baseURL }) => {
  await open(page, "/contact");
  expect(service.received).toEqual([]);
  await expect(page.locator('[name="_gotcha"]'), "the honeypot").not.toBeInViewport();
  await expect(page.getByRole("textbox")).toHaveCount(3);
  await fillIn(page);
  await send(page).click();
  await expect(answer(page)).toHaveText("Thanks");
  expect(service.received).toHaveLength(1);
  const request = service.received[0] as Request;
  expect([request.method(), request.url(), request.isNavigationRequest()]).toEqual([
    "POST",
    "https://forms.example/ann@whole.example",
    true,
  ]);
  expect([...new URLSearchParams(request.postData() ?? "")]).toEqual([
    ["_replyto", "reader@example.com"],
    ["_subject", "A print & a frame"],
    ["message", "Zwei Zeilen:\r\näöü + 100 % = “gut”"],
    ["_gotcha", ""],
    ["_format", "plain"],
    ["_next", "https://whole.example/contact"],
  ]);
  // The service knows a form by the page that sends it.
  expect(await request.allHeaders()).toMatchObject({
    "content-type": "application/x-www-form-urlencoded",
    referer: `${baseURL}/`,
  });
});

test("the browser checks email, subject and message, and each error describes its field", async ({ page, service }) => {
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
  expect(service.received).toEqual([]);
});

test("a message goes once, however often it is sent", async ({ page, service }) => {
  service.delay = 1000;
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
  expect(service.received).toHaveLength(1);
});

test("what is typed survives a reload and another page, and is forgotten once it is sent", async ({ page }) => {
  await open(page, "/contact");
  await fillIn(page);
  await page.reload();
  await expectFields(page, "filled");
  await open(page, "/blog");
  await open(page, "/contact");
  await expectFields(page, "filled");
  await send(page).click();
  await expect(answer(page)).toHaveText("Thanks");
  await open(page, "/contact");
  await expectFields(page, "empty");
});

test("Back from a service that fails finds the message, and it can be sent again", async ({ page, service, watch }) => {
  watch.expectError(/status of 500/);
  service.status = 500;
  await open(page, "/contact");
  await fillIn(page);
  await send(page).click();
  await expect(answer(page)).toHaveText("Failed");
  await page.goBack();
  await expectFields(page, "filled");
  await expect(status(page)).toContainText("it is all still here");
  service.status = 200;
  await send(page).click();
  await expect(answer(page)).toHaveText("Thanks");
  expect(service.received).toHaveLength(2);
});

test("without a network nothing is sent or lost", async ({ page, context, service }) => {
  await open(page, "/contact");
  await fillIn(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(status(page)).toContainText("You are offline.");
  await expectFields(page, "filled");
  expect(pathOf(page)).toBe("/contact");
  await context.setOffline(false);
  await expect(status(page)).toHaveText("");
  await send(page).click();
  await expect(answer(page)).toHaveText("Thanks");
  expect(service.received).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is sent all the same", async ({ page }) => {
    await page.goto("/contact");
    await fillIn(page);
    await send(page).click();
    await expect(answer(page)).toHaveText("Thanks");
  });
});
