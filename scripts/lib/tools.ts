import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { canInstall, installPackage, stopService } from "./apt.ts";
import type { Result } from "./run.ts";

/** Tests need programs that npm does not bring. */

export type Environment = Record<string, string | undefined>;

export type Tool = {
  name: string;
  use: string;
  packages: readonly string[];
  find: (env?: Environment) => string | undefined;
  variable?: string;
  service?: string;
};

export const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export const inSearchPath = (names: readonly string[], env: Environment): string[] => {
  const folders = (env["PATH"] ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isProgram);
};

/** PATH may leave out the full paths, which come last. */
export const findProgram = (names: readonly string[], env: Environment, paths: readonly string[] = []) =>
  inSearchPath(names, env)[0] ?? paths.find(isProgram);

type Machine = {
  env: Environment;
  canInstall: () => boolean;
  install: (packageName: string) => Promise<Result>;
  stopService: (name: string) => Promise<void>;
  say: (line: string) => void;
};

const thisMachine: Machine = { env: process.env, canInstall, install: installPackage, stopService, say: console.log };

const install = async ({ packages, service }: Tool, machine: Machine): Promise<Result> => {
  for (const name of packages) {
    const result = await machine.install(name);
    if (result.code !== 0) return result;
  }
  if (service) await machine.stopService(service);
  return { code: 0, output: "" };
};

/** A program is installed where that can be done without asking; else one sentence says how to get it. */
export const needTool = async (tool: Tool, machine = thisMachine): Promise<{ path: string } | { problem: string }> => {
  const found = tool.find(machine.env);
  if (found) return { path: found };
  const named = tool.variable && machine.env[tool.variable];
  if (named) return { problem: `${tool.variable} names "${named}", which is no program.` };

  let missing = `${tool.name} was not found`;
  if (machine.canInstall()) {
    machine.say(`Installing ${tool.name} for ${tool.use} …`);
    const { code, output } = await install(tool, machine);
    const installed = tool.find(machine.env);
    if (installed) return { path: installed };
    const reason = output.match(/^E: .*/m)?.[0] ?? `apt-get ended with ${code}`;
    missing = `${tool.name} could not be installed (${reason})`;
  }
  const orNamed = tool.variable ? `, or name its program in the variable ${tool.variable}` : "";
  return {
    problem: `${missing}, and ${tool.use} cannot do without: install it (on Debian: apt install ${tool.packages.join(" ")})${orNamed}.`,
  };
};
