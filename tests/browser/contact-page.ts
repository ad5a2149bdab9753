import type { Page } from "@playwright/test";
import { expect, test as base } from "../support/browser.ts";
import { type FormService, pointFormAt, startFormService } from "../support/form-service.ts";

/** The site's own test, with a form service that the contact page is pointed at. */
export const test = base.extend<{ service: FormService }>({
  service: async ({ page }, use) => {
    const service = await startFormService();
    await pointFormAt(page, service.origin);
    await use(service);
    await service.close();
  },
});

export const email = (page: Page) => page.getByLabel("Your email");
export const subject = (page: Page) => page.getByLabel("Subject");
export const message = (page: Page) => page.getByLabel("Message");
export const send = (page: Page) => page.locator("form button[type=submit]");

export const status = (page: Page) => page.locator("form").getByRole("status");

export const words = {
  email: "reader@example.com",
  subject: "A print & a frame",
  message: "Zwei Zeilen:\näöü + 100 % = “gut”",
};

export const fillIn = async (page: Page) => {
  await email(page).fill(words.email);
  await subject(page).fill(words.subject);
  await message(page).fill(words.message);
};

export const expectFilled = async (page: Page) => {
  await expect(email(page)).toHaveValue(words.email);
  await expect(subject(page)).toHaveValue(words.subject);
  await expect(message(page)).toHaveValue(words.message);
};

export const expectEmpty = async (page: Page) => {
  for (const field of [email(page), subject(page), message(page)]) await expect(field).toHaveValue("");
};
