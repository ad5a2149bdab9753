import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { delimiter, dirname, join } from "node:path";

/** The project's tools run on its own Node, whatever Node started them. */

export const root = dirname(dirname(import.meta.dirname));

const bins = join(root, "node_modules", ".bin");

const environment = (extra: Record<string, string>) => ({
  ...process.env,
  PATH: [bins, process.env["PATH"] ?? ""].join(delimiter),
  ...extra,
});

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

export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
