import { existsSync } from "node:fs";
import { type Result, run } from "./run.ts";

const aptGet = "/usr/bin/apt-get";
const env = { DEBIAN_FRONTEND: "noninteractive" };

export const canInstall = () => process.getuid?.() === 0 && existsSync(aptGet);

let updated: Promise<Result> | undefined;

export const installPackage = async (name: string): Promise<Result> => {
  updated ??= run(aptGet, ["update", "-q"], { env });
  await updated;
  return run(aptGet, ["install", "-y", "-q", "--no-install-recommends", name], { env });
};

/** A package starts its server for the whole network to see, which nobody asked for. */
export const stopService = async (name: string): Promise<void> => {
  if (existsSync("/run/systemd/system")) await run("systemctl", ["disable", "--now", name]);
};
