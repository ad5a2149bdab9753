import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { buildFolder } from "../../framework/build-folder.ts";
import { basePath } from "../../site/addresses/base-path.ts";

/** The project's tools run on its own Node, whatever Node started them. */

export const root = dirname(dirname(import.meta.dirname));

const bins = join(root, "node_modules", ".bin");

const environment = (extra: Record<string, string>) => ({
  ...process.env,
  PATH: [bins, process.env["PATH"] ?? ""].join(delimiter),
  ...extra,
});

const binScript = (packageName: string, command: string): string => {
  const folder = join(root, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    bin?: string | Record<string, string>;
  };
  const script = typeof bin === "string" ? bin : bin?.[command];
  if (script === undefined) throw new Error(`${packageName} has no command "${command}".`);
  return join(folder, script);
};

/** These end with the process that started them. */
const running = new Set<ChildProcess>();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

export type Result = { code: number; output: string };

export type RunOptions = { live?: boolean; env?: Record<string, string>; onStart?: (pid: number) => void };

/** The output goes straight to the terminal with `live`; otherwise it is handed back. */
export const run = (command: string, args: string[], options: RunOptions = {}): Promise<Result> =>
  new Promise((resolve) => {
    const settings: SpawnOptions = {
      cwd: root,
      env: environment(options.env ?? {}),
      stdio: options.live ? "inherit" : ["ignore", "pipe", "pipe"],
    };
    const child = spawn(command, args, settings);
    running.add(child);
    if (child.pid !== undefined) options.onStart?.(child.pid);
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const end = (result: Result) => {
      running.delete(child);
      resolve(result);
    };
    child.on("error", (error) => end({ code: 1, output: error.message }));
    child.on("close", (code) => end({ code: code ?? 1, output }));
  });

/** The dev server wants packages as they are for development; without being told, it would start itself a second time. */
const conditions = { build: [], dev: ["--conditions=development"] };

/** What the framework would tell with its own stack around it. */
export const wrongSetting = (): string | undefined => {
  try {
    basePath();
    buildFolder(root);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

export const reactRouter = async (
  command: "build" | "dev",
  args: string[] = [],
  options: RunOptions = { live: true },
): Promise<Result> => {
  const wrong = wrongSetting();
  if (wrong !== undefined) {
    console.error(wrong);
    return { code: 1, output: wrong };
  }
  const script = binScript("@react-router/dev", "react-router");
  return run(process.execPath, [...conditions[command], script, command, ...args], options);
};

export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
