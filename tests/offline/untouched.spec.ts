import { spawn } from "node:child_process";
import { join } from "node:path";
import { makeBuild, removeBuild } from "./builds.ts";
import { expect, hydrated, regainFocus, test, visit, waitInVain } from "./fixtures.ts";

const root = join(import.meta.dirname, "..", "..");

test("albums and posts go past the worker", async ({ page, host }) => {
  await visit(page, `${host.url}/photography`);
  const [album] = await Promise.all([
    page.waitForResponse(/\/albums\/[^/]+\.html$/),
    page
      .getByRole("button", { name: /^Load album/ })
      .first()
      .click(),
  ]);
  expect(album.status()).toBe(200);
  expect(album.fromServiceWorker()).toBe(false);

  const [posted] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.evaluate(() => fetch("/contact", { method: "POST", body: new FormData() }).catch(() => undefined)),
  ]);
  expect(posted.fromServiceWorker()).toBe(false);
  await page.goto(`${host.url}/albums/${album.url().split("/").pop()}`);
  await waitInVain(page);
  const kept = await page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(50);
  expect(kept.filter((path) => path.startsWith("/albums"))).toEqual([]);
});

test("the kill switch removes the worker and all that was kept, and pages go on", async ({ page, host }) => {
  const removal = await makeBuild({ day: 3, remove: true });
  await visit(page, `${host.url}/contact`);
  await page.getByLabel("Subject").fill("Kept");
  host.publish(removal);
  await regainFocus(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect(page.getByLabel("Subject")).toHaveValue("Kept");

  await page.goto(`${host.url}/contact`);
  await hydrated(page);
  await waitInVain(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await expect(page.locator("footer time")).toContainText(removal.updated);
  await removeBuild(removal);
});

test("development registers nothing", async ({ page }) => {
  const cli = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
  const args = ["--conditions=development", cli, "dev", "--host", "127.0.0.1", "--port", "0"];
  const server = spawn(process.execPath, args, { cwd: root, env: { ...process.env, NODE_ENV: "development" } });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let output = "";
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        // oxlint-disable-next-line no-control-regex -- The colours of a terminal.
        const [url] = /http:\/\/127\.0\.0\.1:\d+\//.exec(output.replaceAll(/\x1b\[\d+m/g, "")) ?? [];
        if (url) resolve(url);
      };
      server.stdout.on("data", read);
      server.stderr.on("data", read);
      server.on("exit", () => reject(new Error(`The development server ended: ${output}`)));
    });
    await page.addInitScript(() => {
      const later = window.setTimeout;
      // The thirty seconds are over at once.
      Object.assign(window, {
        setTimeout: (work: () => void, wait: number) => later(work, wait === 30_000 ? 0 : wait),
      });
    });
    await page.goto(`${address}contact`);
    await hydrated(page);
    await waitInVain(page);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await expect(page.locator("link[rel=manifest]")).toHaveCount(0);
  } finally {
    server.kill();
  }
});
