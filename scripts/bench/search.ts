import { join } from "node:path";
import { type CDPSession, type Page, chromium } from "@playwright/test";
import { findChromium } from "../lib/chromium.ts";
import { freePort } from "../lib/port.ts";
import { root } from "../lib/run.ts";
import { startServing } from "../serve.ts";
import { needBenchmark, needLighthouse } from "./site/lighthouse.ts";

/**
 * `npm run bench -- search [question …]`: what a keystroke in the search costs on the processor of a phone, beside a
 * keystroke in a plain field: scripts, styles and layout of the page's main thread, in its own time, for the frame with the
 * letter and the best that it finds, and for each of those after it, which have the other rows: the one that costs most.
 */

/**
 * Four times as slow is a phone of the middle class on a fast desktop: so Lighthouse counts, for which that is one of 1,500
 * to 2,000 points. Any other machine is slowed down until it has as many as such a desktop has then.
 */
const usual = 4;
const phone = 1750 / usual;
const frame = 1000 / 60;
const rounds = 4;
const given = process.argv.slice(2);
const option = given.find((word) => word.startsWith("-"));
if (option !== undefined) {
  console.error(`${option} is no question: npm run bench -- search [question …] takes the built site, and no options`);
  process.exit(1);
}
const questions = given.length > 0 ? given : ["drones", "batery", "snowboarding gear", "first layer", "tofu"];

const counted = new Set(["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"]);

const workOf = async (session: CDPSession) => {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.reduce((sum, { name, value }) => sum + (counted.has(name) ? 1000 * value : 0), 0);
};

const painted = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));

type Held = { nextFrame: () => boolean };

/** Lets the next frame go, and says whether there was one. */
const next = (page: Page) => page.evaluate(() => (window as unknown as Held).nextFrame());

/** What asks in one frame for the next gets it when it is let go: so each has its own count. */
const holdFrames = () => {
  const ask = window.requestAnimationFrame.bind(window);
  const held: FrameRequestCallback[] = [];
  let isInFrame = false;
  window.requestAnimationFrame = (work) => {
    if (isInFrame) return held.push(work);
    return ask((time) => {
      isInFrame = true;
      work(time);
      isInFrame = false;
    });
  };
  Object.assign(window, { nextFrame: () => held.splice(0).map((work) => ask(work)).length > 0 });
};

const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

const typeAll = async (page: Page, slowdown: number) => {
  const session = await page.context().newCDPSession(page);
  // The thread's own time leaves out what else the machine does at the moment.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const firsts: number[] = [];
  const later: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const question of questions) {
      await page.locator(":focus").fill("");
      await painted(page);
      for (const letter of question) {
        const before = await workOf(session);
        await page.keyboard.press(letter);
        await painted(page);
        const atFirst = await workOf(session);
        let last = atFirst;
        let most = 0;
        while (await next(page)) {
          await painted(page);
          const now = await workOf(session);
          most = Math.max(most, now - last);
          last = now;
        }
        // The first round is what the browser needs to compile what it runs.
        if (round === 0) continue;
        firsts.push(atFirst - before);
        later.push(most);
      }
    }
  }
  return { firsts: sorted(firsts), later: sorted(later) };
};

const at = (costs: number[], share: number) => costs[Math.floor((costs.length - 1) * share)] ?? 0;

const tell = (name: string, costs: number[]) => {
  const inFrame = costs.filter((value) => value <= frame).length / costs.length;
  console.log(
    `${name.padEnd(30)} median ${at(costs, 0.5).toFixed(1)} ms, 95 % ${at(costs, 0.95).toFixed(1)} ms, ` +
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

const address = await startServing(join(root, "build", "client"), await freePort(), "127.0.0.1");

const measure = async (slowdown: number) => {
  const plain = await browser.newPage({ viewport });
  await plain.evaluate(holdFrames);
  await plain.setContent("<input>");
  await plain.locator("input").focus();
  const inPlain = await typeAll(plain, slowdown);
  await plain.close();

  const page = await browser.newPage({ viewport });
  await page.addInitScript(holdFrames);
  await page.goto(address);
  await page.locator("[data-search]").click();
  await page.getByRole("option").first().waitFor();
  const inSearch = await typeAll(page, slowdown);
  await page.close();

  const times = slowdown.toLocaleString("en", { maximumFractionDigits: 1 });
  console.log(`\nA keystroke on a processor ${times} times as slow as this one, ${inSearch.firsts.length} of each:`);
  tell("in a plain field", inPlain.firsts);
  tell("in the search, with its best", inSearch.firsts);
  tell("the other rows, frames later", inSearch.later);
};

const lighthouse = await needLighthouse();
if (typeof lighthouse === "string") console.log(`${lighthouse} So nothing says how fast this machine is.`);
else {
  const bare = await browser.newPage();
  const index = await bare.evaluate(await needBenchmark());
  await bare.close();
  console.log(
    `This machine has a benchmark index of ${index.toFixed(0)}, a phone of the middle class ${phone.toFixed(0)}.`,
  );
  await measure(Math.max(1, index / phone));
}
await measure(usual);
await browser.close();
process.exit();
