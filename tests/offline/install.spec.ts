import { isSameDocument, markDocument } from "../support/browser.ts";
import { controlled, expect, keptPaths, test, visit } from "./offline-test.ts";

const pages = ["/", "/engineering", "/photography", "/contact", "/blog", "/food", "/fitness", "/camp", "/drones"];
const others = ["/blog/3d-art", "/3d", "/colophon", "/404.html"];

test("a first visit caches all main pages and topics without an alert or a reload", async ({ page, host, alerts }) => {
  await page.goto("/food");
  await markDocument(page);
  await controlled(page);
  expect(await isSameDocument(page)).toBe(true);
  const kept = await keptPaths(page, "version");
  const isHashed = (path: string) => path.startsWith("/assets/");
  expect(kept.filter((path) => !isHashed(path)).toSorted()).toEqual([...pages, ...others].toSorted());
  for (const kind of [/\.js$/, /\.css$/, /\.woff2$/, /\/search-[\w-]+\.json$/])
    expect(kept.some((path) => kind.test(path))).toBe(true);
  const scripts = host.asked.filter((path) => /\.(js|css|woff2)$/.test(path) && isHashed(path));
  expect(scripts.length - new Set(scripts).size, "files asked for twice").toBe(0);
  expect(alerts).toEqual([]);
});

for (const [missing, words] of [
  ["/sw.js", "could not be registered"],
  ["/camp", "could not be installed"],
] as const)
  test(`a worker that ${words} is only logged`, async ({ page, host, watch, alerts }) => {
    watch.expectError(/could not be|status of 404|fetching the script/);
    host.missing.add(missing);
    const logged = page.waitForEvent("console", (message) => message.text().includes(words));
    await page.goto("/contact");
    await logged;
    expect(await keptPaths(page, "version")).toEqual([]);
    expect(alerts).toEqual([]);
  });

test("albums and form posts bypass the worker", async ({ page, watch }) => {
  watch.expectError(/status of 405/);
  await visit(page, "/photography");
  const album = page.waitForResponse(/\/albums\/summit-wedding\.html$/);
  await page.getByRole("button", { name: /^Load album/ }).click();
  expect((await album).fromServiceWorker()).toBe(false);
  const posted = page.waitForResponse((response) => response.request().method() === "POST");
  await page.evaluate(() => fetch("/contact", { method: "POST" }));
  expect((await posted).fromServiceWorker()).toBe(false);
  await page.goto("/albums/summit-wedding.html");
  await page.goto("/contact");
  expect((await keptPaths(page, "version")).filter((path) => path.startsWith("/albums"))).toEqual([]);
});
