import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { canInstall, installPackage } from "./apt.ts";

/** Finds the browser for the tests, or installs it where that can be done without asking. */

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

type Environment = Record<string, string | undefined>;

export const findChromium = (env: Environment = process.env): string | undefined => {
  const named = env["CHROMIUM"];
  if (named) return isProgram(named) ? named : undefined;
  const folders = (env["PATH"] ?? "").split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
  return found ?? elsewhere.find(isProgram);
};

/** The browser's path, or the sentence that says how to get one. */
export const needChromium = async (): Promise<{ path: string } | { problem: string }> => {
  const found = findChromium();
  if (found) return { path: found };
  const named = process.env["CHROMIUM"];
  if (named) return { problem: `CHROMIUM names "${named}", which is no program.` };
  if (canInstall()) {
    console.log("Installing Chromium for the browser tests (about a minute) …");
    const { code, output } = await installPackage("chromium");
    const installed = findChromium();
    if (code === 0 && installed) return { path: installed };
    console.error(output.trim());
  }
  return {
    problem:
      "The browser tests need Chromium or Chrome, and none was found. Install one (on Debian: apt install chromium), " +
      "or name its program in the variable CHROMIUM.",
  };
};
