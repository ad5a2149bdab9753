import { expect, test } from "../support/browser.ts";

const usual = "/ /blog /camp /food /photography /contact";

for (const path of (process.env["PAGES"] || usual).split(" ")) {
  for (const width of [375, 1440]) {
    for (const colorScheme of ["light", "dark"] as const) {
      test(`${path} at ${width} px, ${colorScheme}, looks as before`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const response = await page.goto(path);
        test.skip(response?.status() !== 200, "this build does not have the page");
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = "eager";
          await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        });
        const name = `${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}-${width}-${colorScheme}.png`;
        await expect(page).toHaveScreenshot(name, { fullPage: true, threshold: 0.05 });
      });
    }
  }
}
