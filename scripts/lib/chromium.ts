import { type Environment, type Tool, findProgram, isProgram } from "./tools.ts";

/** CHROMIUM names another than one of the system's. */

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

export const findChromium = (env: Environment = process.env): string | undefined => {
  const named = env["CHROMIUM"];
  if (named) return isProgram(named) ? named : undefined;
  return findProgram(names, env, elsewhere);
};

/** Chromium without its window: a page in it costs a third less time. */
const findShell = (env: Environment = process.env) => findProgram(["chromium-headless-shell"], env);

export const findHeadless = (env: Environment = process.env): string | undefined =>
  (env["CHROMIUM"] ? undefined : findShell(env)) ?? findChromium(env);

export const chromium: Tool = {
  name: "Chromium",
  use: "the browser tests",
  // The second is quicker where there is one.
  packages: ["chromium", "chromium-headless-shell"],
  find: findChromium,
  variable: "CHROMIUM",
};
