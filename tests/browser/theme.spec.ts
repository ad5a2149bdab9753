import type { Page } from "@playwright/test";
import { expect, heading, holdScripts, hydrated, open, test } from "../support/browser.ts";

const toggle = (page: Page) => page.getByRole("button", { name: "Switch between light and dark" });

type Look = { ground: string; scheme: string; bar: string };

/** The page's ground, the scheme for the browser's own parts, and the color of the browser's bar. */
const lookOf = (page: Page) =>
  page.evaluate((): Look => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return {
      ground: getComputedStyle(document.body).backgroundColor,
      scheme: getComputedStyle(document.documentElement).colorScheme,
      bar: metas.find(({ media }) => !media || matchMedia(media).matches)?.content ?? "",
    };
  });

const systemLooks = async (page: Page) => {
  const looks: Look[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    looks.push(await lookOf(page));
  }
  return looks as [Look, Look];
};

test("follows the system until the visitor chooses, and shows it in every part", async ({ page }) => {
  await open(page, "/contact");
  const [light, dark] = await systemLooks(page);
  expect(light.ground).not.toBe(dark.ground);
  expect(light.bar).not.toBe(dark.bar);
  expect([light.scheme, dark.scheme]).toEqual(["light dark", "light dark"]);

  await toggle(page).click();
  expect(await lookOf(page)).toEqual({ ...light, scheme: "light" });
  await toggle(page).click();
  expect(await lookOf(page)).toEqual({ ...dark, scheme: "dark" });
  await page.emulateMedia({ colorScheme: "light" });
  expect(await lookOf(page), "the choice outlives a change of the system").toEqual({ ...dark, scheme: "dark" });
});

test("leaves colors to a system that forces its own: the ridge is of one piece with the block under it", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/food");
  const ridge = page
    .locator("main svg")
    .filter({ has: page.locator("path") })
    .first();
  const block = await page.locator("main h1").evaluate(({ parentElement }) => {
    return parentElement ? getComputedStyle(parentElement).backgroundColor : "";
  });
  await expect(ridge).toHaveCSS("fill", block);
});

test("colors the browser's bar as the page", async ({ page }) => {
  await open(page, "/contact");
  const looks = await systemLooks(page);
  const drawn = await page.evaluate(
    (colors) =>
      colors.map((color) => {
        const pen = new OffscreenCanvas(1, 1).getContext("2d");
        if (!pen) throw new Error("no canvas");
        pen.fillStyle = color;
        pen.fillRect(0, 0, 1, 1);
        return [...pen.getImageData(0, 0, 1, 1).data].join(" ");
      }),
    looks.flatMap(({ ground, bar }) => [ground, bar]),
  );
  expect(new Set(drawn).size).toBe(2);
  expect([drawn[0], drawn[2]]).toEqual([drawn[1], drawn[3]]);
});

test("is remembered on other pages and on reload, and never flashes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/contact");
  const { ground: light } = await lookOf(page);
  await toggle(page).click();
  const chosen = await lookOf(page);
  expect(chosen.ground).not.toBe(light);

  // Every frame that is painted from the first on is noted.
  await page.addInitScript(() => {
    const grounds = new Set<string>();
    const note = () => {
      if (document.body) grounds.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Reflect.set(window, "grounds", grounds);
  });
  const release = await holdScripts(page);
  for (const path of ["/contact", "/blog"]) {
    await page.goto(path);
    expect(await lookOf(page), `${path}, before the app's scripts`).toEqual(chosen);
  }
  release();
  await hydrated(page);
  expect(await lookOf(page), "after hydration").toEqual(chosen);
  const seen = await page.evaluate(() => [...(Reflect.get(window, "grounds") as Set<string>)]);
  expect(seen).toEqual([chosen.ground]);

  await page.locator("body > header nav").getByRole("link", { name: "Engineering" }).click();
  await expect(heading(page)).toHaveText("Engineering");
  expect((await lookOf(page)).scheme).toBe("dark");
  expect((await lookOf(page)).bar).toBe(chosen.bar);
});

test("can be chosen before the app's scripts are there", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await holdScripts(page);
  await page.goto("/contact");
  await toggle(page).click();
  expect((await lookOf(page)).scheme).toBe("light");
});

test("works where storage is forbidden, for as long as the page lasts", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("forbidden", "SecurityError");
      },
    }),
  );
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/contact");
  await toggle(page).click();
  expect((await lookOf(page)).scheme).toBe("dark");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("follows the system, and offers no button that would do nothing", async ({ page }) => {
    await page.goto("/contact");
    await expect(heading(page)).toBeVisible();
    await expect(page.locator("[data-theme-toggle]")).toBeHidden();
    await expect(page.locator("body")).not.toHaveCSS("background-color", "rgb(255, 255, 255)");
  });
});
