import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findProgram, isProgram } from "./programs.ts";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

const knownPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** CHROMIUM overrides the system's browsers. */
export const findChromium = (): string | undefined => {
  const custom = process.env["CHROMIUM"];
  if (custom) return isProgram(custom) ? custom : undefined;
  return findProgram(names, knownPaths);
};

/** Chromium without a UI, which loads pages in a third less time. */
export const findHeadless = (): string | undefined =>
  (process.env["CHROMIUM"] ? undefined : findProgram(["chromium-headless-shell"])) ?? findChromium();

const apt = "/usr/bin/apt-get";

const aptGet = (...args: string[]) =>
  spawnSync(apt, [...args, "-q"], { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });

/** Installs Debian's packages if run as root. Otherwise returns a message with what to install. */
export const missingChromium = (): string | undefined => {
  if (findChromium()) return undefined;
  const custom = process.env["CHROMIUM"];
  if (custom) return `CHROMIUM is set to "${custom}", which isn't executable.`;
  if (process.getuid?.() === 0 && existsSync(apt)) {
    console.log("Installing Chromium for the browser tests …");
    aptGet("update");
    aptGet("install", "-y", "--no-install-recommends", "chromium");
    // Faster, where available.
    aptGet("install", "-y", "--no-install-recommends", "chromium-headless-shell");
    if (findChromium()) return undefined;
  }
  return "The browser tests need Chromium. Install it (on Debian: apt install chromium), or set CHROMIUM to its path.";
};
