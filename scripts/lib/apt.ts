import { existsSync } from "node:fs";
import { type Result, run } from "./run.ts";

/** Debian's installer, where it can be used without asking anybody. */

const aptGet = "/usr/bin/apt-get";

export const canInstall = () => process.getuid?.() === 0 && existsSync(aptGet);

export const installPackage = async (name: string): Promise<Result> => {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run(aptGet, ["update", "-q"], { env });
  return run(aptGet, ["install", "-y", "-q", "--no-install-recommends", name], { env });
};
