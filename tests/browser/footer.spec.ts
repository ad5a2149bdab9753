import { expect, hydrated, open, test } from "../support/browser.ts";
import { site } from "../support/sample.ts";

test.use({ timezoneId: "Pacific/Kiritimati", locale: "de-DE" });

test("the footer shows the owner's link and the date of the last change, the same before and after hydration", async ({
  page,
  request,
}) => {
  await open(page, "/contact");
  const footer = page.locator("body > footer");
  const owner = footer.getByRole("link", { name: /©/ });
  await expect(owner).toHaveAttribute("href", site.owner.url);
  await expect(owner).toContainText(site.owner.name);

  const time = footer.locator("time");
  await expect(time).toHaveText(/^Updated \d{4}\/\d{2}\/\d{2}$/);
  const iso = (await time.getAttribute("datetime")) ?? "";
  expect(iso).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  // Fixed at build, in UTC: neither the visitor's zone nor language has a say.
  const [year, month, day] = iso.slice(0, 10).split("-");
  await expect(time).toHaveText(`Updated ${year}/${month}/${day}`);
  const medium = new Date(iso).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "medium", timeZone: "UTC" });
  await expect(time).toHaveAttribute("title", medium.replaceAll("\u202f", " "));

  const html = await (await request.get("/contact")).text();
  expect(html.toLowerCase()).toContain(`datetime="${iso.toLowerCase()}"`);
  expect(html).toContain(`title="${await time.getAttribute("title")}"`);
  expect(html).toContain(`${year}/${month}/${day}`);
});

test("the date stays the same from page to page and load to load", async ({ page }) => {
  await open(page, "/");
  const time = page.locator("body > footer time");
  const first = await time.evaluate((element) => element.outerHTML);
  await page.locator("body > header nav").getByRole("link", { name: "Blog" }).click();
  await expect(page.locator("main h1")).toHaveText("Adventure");
  expect(await time.evaluate((element) => element.outerHTML)).toBe(first);
  await page.reload();
  await hydrated(page);
  expect(await time.evaluate((element) => element.outerHTML)).toBe(first);
});
