import { join } from "node:path";
import { type CDPSession, type Page, chromium } from "@playwright/test";
import { findChromium } from "../lib/chromium.ts";
import { freePort } from "../lib/port.ts";
import { root } from "../lib/run.ts";
import { startServing } from "../serve.ts";

/**
 * `npm run bench -- search [question …]`: what a keystroke in the search costs on a processor that is four times as slow,
 * beside a keystroke in a plain field: scripts, styles and layout of the page's main thread, in its own time, until the
 * letter is painted and until what it finds is.
 */

const slowdown = 4;
const frame = 1000 / 60;
const rounds = 4;
/** After so many frames without another letter the list stands. */
const settled = 4;
const given = process.argv.slice(2);
const questions = given.length > 0 ? given : ["drones", "batery", "snowboarding gear", "first layer", "tofu"];

const counted = new Set(["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"]);

const workOf = async (session: CDPSession) => {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.reduce((sum, { name, value }) => sum + (counted.has(name) ? 1000 * value : 0), 0);
};

const painted = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));

const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

const typeAll = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  // The thread's own time leaves out what else the machine does at the moment.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const letters: number[] = [];
  const lists: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const question of questions) {
      await page.locator(":focus").fill("");
      await painted(page);
      for (const letter of question) {
        const before = await workOf(session);
        await page.keyboard.press(letter);
        await painted(page);
        const atLetter = await workOf(session);
        for (let n = 1; n < settled; n++) await painted(page);
        // The first round is what the browser needs to compile what it runs.
        if (round === 0) continue;
        letters.push(atLetter - before);
        lists.push((await workOf(session)) - before);
      }
    }
  }
  return { letters: sorted(letters), lists: sorted(lists) };
};

const at = (costs: number[], share: number) => costs[Math.floor((costs.length - 1) * share)] ?? 0;

const tell = (name: string, costs: number[]) => {
  const inFrame = costs.filter((value) => value <= frame).length / costs.length;
  console.log(
    `${name.padEnd(26)} median ${at(costs, 0.5).toFixed(1)} ms, 95 % ${at(costs, 0.95).toFixed(1)} ms, ` +
      `${(inFrame * 100).toFixed(0)} % within a frame of ${frame.toFixed(1)} ms`,
  );
};

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  chromiumSandbox: process.getuid?.() !== 0,
});
/** The keyboard of a phone leaves this of its window. */
const viewport = { width: 375, height: 420 };

const plain = await browser.newPage({ viewport });
await plain.setContent("<input>");
await plain.locator("input").focus();
const inPlain = await typeAll(plain);
await plain.close();

const page = await browser.newPage({ viewport });
await page.goto(await startServing(join(root, "build", "client"), await freePort(), "127.0.0.1"));
await page.locator("[data-search]").click();
await page.getByRole("option").first().waitFor();
const inSearch = await typeAll(page);

console.log(`A keystroke on a processor ${slowdown} times as slow as this one, ${inSearch.letters.length} of each:`);
tell("in a plain field", inPlain.letters);
tell("in the search, its letter", inSearch.letters);
tell("in the search, its results", inSearch.lists);
await browser.close();
process.exit();
