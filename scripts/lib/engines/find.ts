import { readFileSync, readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { type Environment, type Tool, inSearchPath, isProgram, needTool } from "../tools.ts";

/** Finds Firefox and WebKit for the tests, or installs them where that can be done without asking. */

export type Webkit = { driver: string; browser: string };

const firefoxElsewhere = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** Ubuntu's Firefox runs in a box of its own and cannot read the profile that a driver makes for it. */
const isSnap = (path: string) =>
  realpathSync(path).endsWith("/snap") || readFileSync(path).subarray(0, 2000).includes("/snap/bin/");

export const findFirefox = (env: Environment = process.env): string | undefined => {
  const named = env["FIREFOX"];
  if (named) return isProgram(named) ? named : undefined;
  const found = inSearchPath(["firefox-esr", "firefox"], env).find((path) => !isSnap(path));
  return found ?? [firefoxElsewhere].find(isProgram);
};

/** Debian keeps libraries in a folder for each processor; others have one for all. */
const libraryFolders = () => {
  const lib = "/usr/lib";
  const perProcessor = readdirSync(lib).filter((name) => name.endsWith("-linux-gnu"));
  return [...perProcessor.map((name) => join(lib, name)), lib, "/usr/libexec", "/usr/lib64"];
};

const findMiniBrowser = (env: Environment): string | undefined => {
  const named = env["WEBKIT"];
  if (named) return isProgram(named) ? named : undefined;
  if (process.platform !== "linux") return undefined;
  return libraryFolders()
    .map((folder) => join(folder, "webkit2gtk-4.1", "MiniBrowser"))
    .find(isProgram);
};

export const findWebkit = (env: Environment = process.env): Webkit | undefined => {
  const browser = findMiniBrowser(env);
  const [driver] = inSearchPath(["WebKitWebDriver"], env);
  const hasScreen = ["Xvfb", "openbox"].every((name) => inSearchPath([name], env).length > 0);
  return browser && driver && hasScreen ? { browser, driver } : undefined;
};

const firefox: Tool = {
  name: "Firefox",
  use: "its journeys",
  packages: ["firefox-esr"],
  find: findFirefox,
  variable: "FIREFOX",
};

const webkit: Tool = {
  name: "WebKit",
  use: "its journeys",
  packages: ["webkit2gtk-driver", "xvfb", "openbox"],
  find: (env) => findWebkit(env)?.driver,
  variable: "WEBKIT",
};

export type Engines = { firefox: string | undefined; webkit: Webkit | undefined };

/** The engines that are there or could be installed, and a sentence for each that is not. */
export const needEngines = async (): Promise<Engines & { problems: string[] }> => {
  const problems: string[] = [];
  for (const tool of [firefox, webkit]) {
    const found = await needTool(tool);
    if ("problem" in found) problems.push(`Skipped: ${found.problem}`);
  }
  return { firefox: findFirefox(), webkit: findWebkit(), problems };
};
