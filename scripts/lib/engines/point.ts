import { setTimeout as pause } from "node:timers/promises";
import type { Tab } from "./engine.ts";

type Point = { x: number; y: number };

const patience = 20_000;

/** The element must not have moved in two frames. */
const aim = async (selector: string, text: string): Promise<Point | string> => {
  const element = [...document.querySelectorAll(selector)].find((one) => one.textContent?.includes(text));
  if (!element) return "there is none";
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, width, height };
  };
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  await frame();
  const before = middle();
  await frame();
  await frame();
  const { x, y, width, height } = middle();
  if (width === 0 || height === 0) return "it takes no room";
  if (x !== before.x || y !== before.y) return "it moves";
  const hit = document.elementFromPoint(x, y);
  if (!hit) return "it is outside of the window";
  if (!element.contains(hit)) return `it is behind ${hit.outerHTML.slice(0, 80)}`;
  return { x: Math.floor(x), y: Math.floor(y) };
};

export const pointAt = async (tab: Pick<Tab, "evaluate">, selector: string, text = ""): Promise<Point> => {
  const end = performance.now() + patience;
  for (;;) {
    // The page may be replaced while it is asked.
    const found = await tab.evaluate(aim, selector, text).catch((error: unknown) => String(error));
    if (typeof found !== "string") return found;
    if (performance.now() > end) throw new Error(`${selector} ${text} cannot be clicked: ${found}`);
    await pause(50);
  }
};
