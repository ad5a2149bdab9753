import { expect, open, withoutProperty } from "../support/browser.ts";
import { email, expectEmpty, fillIn, message, send, subject, test, words } from "./contact-page.ts";

test.describe("the form", () => {
  test("is a native POST of exactly five fields to the form service", async ({ page }) => {
    await open(page, "/contact");
    const form = await page.locator("form").evaluate((element: HTMLFormElement) => ({
      method: element.method,
      action: element.action,
      enctype: element.enctype,
      target: element.target,
      validates: !element.noValidate,
      fields: ([...element.elements] as HTMLInputElement[])
        .filter(({ name }) => name)
        .map(({ name, type, required, value }) => ({ name, type, required, value })),
    }));
    expect(form).toEqual({
      method: "post",
      action: "https://formspree.io/hello@example.com",
      enctype: "application/x-www-form-urlencoded",
      target: "",
      validates: true,
      fields: [
        { name: "_replyto", type: "email", required: true, value: "" },
        { name: "_subject", type: "text", required: true, value: "" },
        { name: "message", type: "textarea", required: true, value: "" },
        { name: "_gotcha", type: "text", required: false, value: "" },
        { name: "_format", type: "hidden", required: false, value: "plain" },
      ],
    });
  });

  test("hides its trap from people, the keyboard and assistive technology", async ({ page }) => {
    await open(page, "/contact");
    const trap = page.locator('[name="_gotcha"]');
    await expect(trap).not.toBeInViewport();
    expect(await page.locator("form").ariaSnapshot()).not.toMatch(/empty/i);
    await message(page).focus();
    await page.keyboard.press("Tab");
    await expect(send(page)).toBeFocused();
  });

  test("is checked by the browser, which shows what is wrong and what is right", async ({ page, service }) => {
    await open(page, "/contact");
    const line = (field: ReturnType<typeof email>) =>
      field.evaluate((element) => getComputedStyle(element).borderBottomColor);
    const errorOf = (field: ReturnType<typeof email>) => field.locator("xpath=..").locator("p");
    const plain = await line(email(page));
    await expect(errorOf(email(page))).toBeHidden();

    await send(page).click();
    await expect(email(page)).toBeFocused();
    await expect(errorOf(email(page))).toBeVisible();
    await expect(errorOf(message(page))).toBeVisible();
    await email(page).fill("not an address");
    await send(page).click();
    expect(await email(page).evaluate((element: HTMLInputElement) => element.validity.typeMismatch)).toBe(true);
    await expect.poll(() => line(email(page))).not.toBe(plain);
    const bad = await line(email(page));

    await email(page).fill(words.email);
    await subject(page).focus();
    await expect(errorOf(email(page))).toBeHidden();
    await expect.poll(() => line(email(page))).not.toBe(bad);
    expect(await line(email(page))).not.toBe(plain);
    expect(service.received).toEqual([]);
    expect(new URL(page.url()).pathname).toBe("/contact");
  });
});

test("a field is described by its error only while that is shown", async ({ page, service }) => {
  await open(page, "/contact");
  for (const field of [email(page), subject(page), message(page)]) await expect(field).toHaveAccessibleDescription("");
  await send(page).click();
  await expect(email(page)).toHaveAccessibleDescription("Enter an email address like name@example.com.");
  await expect(subject(page)).toHaveAccessibleDescription("Add a subject so I know where to start.");
  await expect(message(page)).toHaveAccessibleDescription("Write a message before sending.");
  await email(page).fill(words.email);
  await subject(page).focus();
  await expect(email(page)).toHaveAccessibleDescription("");
  await expect(subject(page)).toHaveAccessibleDescription(/subject/);
  expect(service.received).toEqual([]);
});

test.describe("a message", () => {
  for (const knows of [true, false]) {
    test(`grows with a long message, in a browser that ${knows ? "does so itself" : "does not"}`, async ({ page }) => {
      if (!knows) {
        await withoutProperty(page, "field-sizing");
        await page.addInitScript(() => {
          const supports = CSS.supports.bind(CSS) as (...query: string[]) => boolean;
          CSS.supports = (...query: string[]) => query[0] !== "field-sizing" && supports(...query);
        });
      }
      await open(page, "/contact");
      const room = () => message(page).evaluate((box) => [box.clientHeight, box.scrollHeight - box.clientHeight]);
      const [empty = 0] = await room();
      expect(empty).toBeGreaterThanOrEqual(170);
      await message(page).pressSequentially("A line.\n".repeat(9));
      const [full = 0, hidden] = await room();
      expect(full).toBeGreaterThan(empty);
      expect(hidden).toBe(0);

      // What was typed comes back with the page, and the room for it.
      await page.reload();
      await expect(message(page)).toHaveValue(/A line\./);
      await expect.poll(room).toEqual([full, 0]);

      await message(page).fill("A line.\n".repeat(200));
      expect(await message(page).evaluate((box) => box.clientHeight)).toBeLessThanOrEqual(0.6 * 900);
    });
  }

  test("arrives whole, form-encoded, once, and the visitor sees the service's answer", async ({
    page,
    service,
    baseURL,
  }) => {
    await open(page, "/contact");
    await fillIn(page);
    await send(page).click();
    await expect(page.locator("h1")).toHaveText("Thanks");
    expect(service.received).toEqual([
      {
        method: "POST",
        path: "/hello@example.com",
        type: "application/x-www-form-urlencoded",
        fields: [
          ["_replyto", words.email],
          ["_subject", words.subject],
          ["message", words.message.replaceAll("\n", "\r\n")],
          ["_gotcha", ""],
          ["_format", "plain"],
        ],
        // The service knows a form by the page that sends it.
        referer: expect.stringMatching(new RegExp(`^${baseURL}/`)),
      },
    ]);
  });

  test("goes once, however often the button is pressed", async ({ page, service }) => {
    service.answer = { status: 200, after: 1500 };
    await open(page, "/contact");
    await fillIn(page);
    // All in one go inside the page: a driver from outside would wait for the first click's navigation.
    const label = await send(page).evaluate(async (button: HTMLButtonElement) => {
      const pause = () => new Promise((done) => setTimeout(done, 150));
      button.click();
      await pause();
      button.click();
      await pause();
      button.form?.requestSubmit();
      await pause();
      return button.textContent;
    });
    expect(label).toContain("Sending");
    await expect(page.locator("h1")).toHaveText("Thanks");
    expect(service.received).toHaveLength(1);
  });

  test("is forgotten once it was sent", async ({ page, service }) => {
    await open(page, "/contact");
    await fillIn(page);
    await send(page).click();
    await expect(page.locator("h1")).toHaveText("Thanks");
    await open(page, "/contact");
    await expectEmpty(page);
    expect(service.received).toHaveLength(1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is sent all the same", async ({ page, service }) => {
    await page.goto("/contact");
    await fillIn(page);
    await send(page).click();
    await expect(page.locator("h1")).toHaveText("Thanks");
    expect(Object.fromEntries(service.received[0]?.fields ?? [])).toMatchObject({
      _replyto: words.email,
      _format: "plain",
    });
  });
});
