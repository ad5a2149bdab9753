import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import type { Size } from "./engine.ts";

/** Programs that run for as long as they are needed, and never longer than this process. */

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

export type Program = { child: ChildProcess; stop: () => Promise<void> };

export const startProgram = (command: string, args: string[], display?: string, pipe = false): Program => {
  const child = spawn(command, args, {
    env: { ...process.env, ...(display ? { DISPLAY: display } : {}) },
    stdio: ["ignore", "ignore", "ignore", ...(pipe ? (["pipe"] as const) : [])],
  });
  running.add(child);
  const ended = once(child, "close").then(
    () => running.delete(child),
    () => running.delete(child),
  );
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  return { child, stop };
};

export type Display = { name: string; stop: () => Promise<void> };

/** A screen of that size which nobody sees, with the manager that lets a window fill it. */
export const startDisplay = async ({ width, height }: Size): Promise<Display> => {
  const numberPipe = 3;
  const screen = `${width}x${height}x24`;
  const args = ["-displayfd", String(numberPipe), "-screen", "0", screen, "-nolisten", "tcp"];
  const server = startProgram("Xvfb", args, undefined, true);
  const pipe = server.child.stdio[numberPipe] as Readable;
  // Xvfb takes the first free number and says which; it says nothing when it ends.
  const [number] = (await Promise.race([once(pipe, "data"), once(pipe, "end")])) as [Buffer?];
  if (!number) throw new Error("Xvfb did not start.");
  const name = `:${number.toString().trim()}`;
  const manager = startProgram("openbox", [], name);
  return {
    name,
    stop: async () => {
      await manager.stop();
      await server.stop();
    },
  };
};
