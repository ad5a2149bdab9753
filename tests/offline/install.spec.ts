import { aliasPaths, mainPages, photoPaths, topicPaths } from "../support/owner.ts";
import { stopTime } from "../support/clock.ts";
import {
  controlled,
  countLoads,
  errorsIn,
  expect,
  hydrated,
  isAlive,
  keptVersions,
  loads,
  test,
  visit,
  waitInVain,
} from "./fixtures.ts";

test("a first visit keeps the whole site silently", async ({ context, page, host, lines, alerts }) => {
  await countLoads(context);
  await visit(page, `${host.url}/food`);
  await waitInVain(page);
  expect(await loads(page)).toBe(1);
  expect(alerts).toEqual([]);
  expect(errorsIn(lines)).toEqual([]);

  const [name = "", ...others] = await keptVersions(page);
  expect(others).toEqual([]);
  const kept = await page.evaluate(async (version) => {
    const cache = await caches.open(version);
    const sizes = (await cache.keys()).map(async ({ url }) => {
      const blob = await (await cache.match(url))?.blob();
      return [new URL(url).pathname, blob?.size ?? 0] as const;
    });
    return Promise.all(sizes);
  }, name);
  const paths = kept.map(([path]) => path);
  const pages = [...mainPages, ...topicPaths, ...aliasPaths];
  expect(paths).toEqual(expect.arrayContaining([...pages, "/404.html", "/_.data", "/food.data"]));
  expect(paths.filter((path) => photoPaths.includes(path))).toEqual([]);
  for (const kind of ["js", "css", "woff2"])
    expect(
      paths.some((path) => path.endsWith(`.${kind}`)),
      kind,
    ).toBe(true);
  expect(kept.reduce((total, [, size]) => total + size, 0)).toBeLessThanOrEqual(1_500_000);
});

test("a page that is only read is kept too, and what it has fetched already is not asked for again", async ({
  page,
  host,
}) => {
  await visit(page, `${host.url}/blog`);
  expect(await page.evaluate(isAlive)).toBe(false);
  const scripts = host.asked.filter((request) => /assets\/[^/]+\.(js|css|woff2)$/.test(request));
  expect(scripts.length).toBeGreaterThan(10);
  expect(new Set(scripts).size).toBe(scripts.length);
});

test("a page that does not finish loading is left alone for 30 seconds, and no longer", async ({ page, host }) => {
  const goOn = await stopTime(page);
  await page.route(/\/assets\/pictures\//, () => undefined);
  await page.goto(`${host.url}/camp`, { waitUntil: "domcontentloaded" });
  await page.keyboard.press("Shift");
  await hydrated(page);
  await page.clock.fastForward(29_000);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  expect(host.asked).not.toContain("GET /sw.js");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);

  await page.clock.fastForward(1000);
  await expect.poll(() => host.asked).toContain("GET /sw.js");
  await goOn();
  await controlled(page);
});

test("a page that is never idle is left alone for two seconds, and no longer", async ({ page, host }) => {
  const goOn = await stopTime(page);
  // Only those who set themselves a limit get a turn.
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, options) =>
      options?.timeout ? Number(setTimeout(callback, options.timeout)) : 0;
  });
  await page.goto(`${host.url}/contact`);
  await page.getByLabel("Subject").focus();
  await hydrated(page);
  await page.clock.fastForward(1000);
  await page.waitForTimeout(500);
  expect(host.asked).not.toContain("GET /sw.js");

  await page.clock.fastForward(1000);
  await expect.poll(() => host.asked).toContain("GET /sw.js");
  await goOn();
  await controlled(page);
});

test("a registration that fails is only logged", async ({ page, host, lines, alerts }) => {
  host.missing.add("/sw.js");
  await page.goto(`${host.url}/contact`);
  await expect.poll(() => lines.join("\n")).toContain("The service worker could not be registered");
  await page.getByLabel("Subject").fill("Still here");
  await page.getByRole("link", { name: "Engineering" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Engineering");
  expect(alerts).toEqual([]);
});

test("a first install that fails is only logged, and leaves nothing behind", async ({ page, host, lines, alerts }) => {
  host.missing.add("/camp");
  await page.goto(`${host.url}/contact`);
  await expect.poll(() => lines.join("\n")).toContain("could not be installed");
  expect(await keptVersions(page)).toEqual([]);
  expect(alerts).toEqual([]);
});
