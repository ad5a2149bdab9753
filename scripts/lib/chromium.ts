import { existsSync } from "node:fs";
import { type Environment, findProgram, isProgram } from "./programs.ts";
import { run } from "./run.ts";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

const knownPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** CHROMIUM overrides the system's browsers. */
export const findChromium = (env: Environment = process.env): string | undefined => {
  const custom = env["CHROMIUM"];
  if (custom) return isProgram(custom) ? custom : undefined;
  return findProgram(names, env, knownPaths);
};

/** Chromium without a UI, which loads pages in a third less time. */
export const findHeadless = (env: Environment = process.env): string | undefined =>
  (env["CHROMIUM"] ? undefined : findProgram(["chromium-headless-shell"], env)) ?? findChromium(env);

const aptGet = "/usr/bin/apt-get";

/** Installs Debian's packages if run as root. Otherwise returns a message with what to install. */
export const missingChromium = async (): Promise<string | undefined> => {
  if (findChromium()) return undefined;
  const custom = process.env["CHROMIUM"];
  if (custom) return `CHROMIUM is set to "${custom}", which isn't executable.`;
  if (process.getuid?.() === 0 && existsSync(aptGet)) {
    console.log("Installing Chromium for the browser tests …");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run(aptGet, ["update", "-q"], { env });
    await run(aptGet, ["install", "-y", "-q", "--no-install-recommends", "chromium"], { env });
    // Faster, where available.
    await run(aptGet, ["install", "-y", "-q", "--no-install-recommends", "chromium-headless-shell"], { env });
    if (findChromium()) return undefined;
  }
  return "The browser tests need Chromium. Install it (on Debian: apt install chromium), or set CHROMIUM to its path.";
};
