import { scriptOf } from "./builds.ts";
import {
  countLoads,
  cutNetwork,
  errorsIn,
  expect,
  keptVersions,
  loads,
  regainFocus,
  test,
  updated,
  visit,
  waitInVain,
} from "./fixtures.ts";

test.beforeEach(({ context }) => countLoads(context));

test("a new version reloads each of two tabs once", async ({ context, page, host, builds, lines }) => {
  await visit(page, `${host.url}/food`);
  const [before = ""] = await keptVersions(page);
  const other = await context.newPage();
  await visit(other, `${host.url}/engineering`);
  await expect(updated(other)).toContainText(builds.one.updated);

  host.publish(builds.two);
  await regainFocus(other);
  for (const tab of [page, other]) await expect(updated(tab)).toContainText(builds.two.updated);
  await waitInVain(page);
  for (const tab of [page, other]) expect(await loads(tab)).toBe(2);
  await expect.poll(() => keptVersions(page)).not.toContain(before);
  expect(await keptVersions(page)).toHaveLength(1);
  expect(errorsIn(lines)).toEqual([]);
});

test("a new version is noticed when the visitor goes to another page", async ({ page, host, builds }) => {
  await visit(page, `${host.url}/contact`);
  host.publish(builds.two);
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 60_000;
  });
  await page.getByRole("link", { name: "Engineering" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Engineering");
  await expect(updated(page)).toContainText(builds.two.updated);
  expect(new URL(page.url()).pathname).toBe("/engineering");
  expect(await loads(page)).toBe(2);
});

test("looking for a new version is not repeated at every turn", async ({ page, host }) => {
  await visit(page, `${host.url}/contact`);
  const before = host.asked.filter((request) => request === "GET /sw.js").length;
  for (let turn = 0; turn < 5; turn++) await page.evaluate(() => dispatchEvent(new Event("focus")));
  await waitInVain(page);
  expect(host.asked.filter((request) => request === "GET /sw.js")).toHaveLength(before);
});

test("a version that cannot be fetched whole is only logged; the present one goes on, offline too", async ({
  context,
  page,
  host,
  builds,
  lines,
  alerts,
}) => {
  await visit(page, `${host.url}/contact`);
  const before = await keptVersions(page);
  const script = `/${await scriptOf(builds.two.dir, "/food")}`;
  host.publish(builds.two);
  host.missing.add(script);
  await regainFocus(page);
  await expect.poll(() => lines.join("\n")).toContain("could not be installed");
  await waitInVain(page);
  expect(host.asked).toContain(`GET ${script}`);
  expect(await keptVersions(page)).toEqual(before);
  expect(await loads(page)).toBe(1);
  expect(alerts).toEqual([]);

  await cutNetwork(context, host);
  await page.goto(`${host.url}/food`);
  await expect(updated(page)).toContainText(builds.one.updated);
  await expect(page.getByRole("row", { name: "Fats" }).getByRole("cell")).not.toBeEmpty();
  expect(alerts).toEqual([]);
});

test("two servers that disagree about the newest version cannot make a page go round", async ({
  page,
  host,
  builds,
  lines,
}) => {
  await visit(page, `${host.url}/contact`);
  for (const [build, expected] of [
    [builds.two, 2],
    [builds.one, 3],
  ] as const) {
    host.publish(build);
    await regainFocus(page);
    await expect(updated(page)).toContainText(build.updated);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    expect(await loads(page)).toBe(expected);
    await waitInVain(page);
  }
  host.publish(builds.two);
  await regainFocus(page);
  await expect.poll(() => lines.join("\n")).toContain("This tab goes on as it is");
  await waitInVain(page);
  expect(await loads(page)).toBe(3);
  await page.getByRole("link", { name: "Blog" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Adventure");
});
