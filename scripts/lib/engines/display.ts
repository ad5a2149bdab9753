import "./end-with-us.ts";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Size } from "./engine.ts";

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Input, output and errors are the first three. */
const pipeNumber = 3;

export type Program = { child: ChildProcess; stop: () => Promise<void> };

export const startProgram = (command: string, args: string[], env: Record<string, string> = {}): Program => {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "ignore", "pipe"],
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

export type Display = { env: Record<string, string>; stop: () => Promise<void> };

/** A window would be as wide as its buttons at least, which is wider than a small phone. */
const narrowButtons = "* { min-width: 0; margin: 0; padding: 0 }";

export const startDisplay = async ({ width, height }: Size): Promise<Display> => {
  const screen = `${width}x${height}x24`;
  const args = ["-displayfd", String(pipeNumber), "-screen", "0", screen, "-nolisten", "tcp"];
  const server = startProgram("Xvfb", args);
  const pipe = server.child.stdio[pipeNumber] as Readable;
  // Xvfb takes the first free number and says which; it says nothing when it ends.
  const [number] = (await Promise.race([once(pipe, "data"), once(pipe, "end")])) as [Buffer?];
  if (!number) throw new Error("Xvfb did not start.");

  const settings = mkdtempSync(join(tmpdir(), "display-"));
  mkdirSync(join(settings, "gtk-3.0"));
  writeFileSync(join(settings, "gtk-3.0", "gtk.css"), narrowButtons);
  const env = { DISPLAY: `:${number.toString().trim()}`, XDG_CONFIG_HOME: settings };
  const manager = startProgram("openbox", [], env);
  return {
    env,
    stop: async () => {
      await manager.stop();
      await server.stop();
      rmSync(settings, { recursive: true });
    },
  };
};
