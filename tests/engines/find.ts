import { globSync, readFileSync, realpathSync } from "node:fs";
import { inSearchPath, isProgram } from "../../scripts/lib/programs.ts";

/** FIREFOX and WEBKIT name others than the system's packages. */

/** Ubuntu's Firefox runs in a box of its own and cannot read the profile that a driver makes for it. */
const isBoxed = (path: string) =>
  realpathSync(path).endsWith("/snap") || readFileSync(path).subarray(0, 2000).includes("/snap/bin/");

export const findFirefox = (): string | undefined => {
  const named = process.env["FIREFOX"];
  if (named) return isProgram(named) ? named : undefined;
  const found = inSearchPath(["firefox-esr", "firefox"]).find((path) => !isBoxed(path));
  return found ?? ["/Applications/Firefox.app/Contents/MacOS/firefox"].find(isProgram);
};

/** Debian keeps libraries in a folder for each processor; others have one for all. */
const miniBrowsers = ["/usr/lib/*", "/usr/lib", "/usr/libexec", "/usr/lib64"].map(
  (folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`,
);

const helpers = ["WebKitWebDriver", "Xvfb", "openbox"];

export const findWebkit = (): string | undefined => {
  const named = process.env["WEBKIT"];
  const browser = (named ? [named] : globSync(miniBrowsers)).find(isProgram);
  return helpers.every((name) => inSearchPath([name]).length > 0) ? browser : undefined;
};
