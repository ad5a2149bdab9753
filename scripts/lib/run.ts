import { type ChildProcess, spawn } from "node:child_process";
import { delimiter, dirname, join } from "node:path";

export const root = dirname(dirname(import.meta.dirname));

const bins = join(root, "node_modules", ".bin");

/** These end with the process that started them. */
const running = new Set<ChildProcess>();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

export type Result = { code: number; output: string };

/** The project's tools run on its own Node. With `live` the output goes straight to the terminal, otherwise it is returned. */
export const run = (
  command: string,
  args: string[],
  { live = false, env = {} }: { live?: boolean; env?: Record<string, string> } = {},
): Promise<Result> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: [bins, process.env["PATH"] ?? ""].join(delimiter), ...env },
      stdio: live ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    running.add(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (output += String(chunk)));
    const end = (result: Result) => {
      running.delete(child);
      resolve(result);
    };
    child.on("error", (error) => end({ code: 1, output: error.message }));
    child.on("close", (code) => end({ code: code ?? 1, output }));
  });

export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
