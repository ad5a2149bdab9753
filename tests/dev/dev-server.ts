import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

/** `npm run dev` on a folder of content; what it says is kept. */
export const startDev = (content: string) => {
  const server: ChildProcess = spawn(process.execPath, ["scripts/dev.ts", "--host", "127.0.0.1", "--port", "0"], {
    cwd: root,
    env: { ...process.env, CONTENT: content, NODE_ENV: "development", NO_COLOR: "1", FORCE_COLOR: undefined },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const state = { said: "" };
  const ended = once(server, "exit");
  const heard = (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const listen = () => {
        const [found] = pattern.exec(state.said) ?? [];
        if (found !== undefined) resolve(found);
      };
      server.stdout?.on("data", listen);
      server.stderr?.on("data", listen);
      void ended.then(() => reject(new Error(`The dev server ended: ${state.said}`)));
      listen();
    });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.prependListener("data", (chunk: Buffer) => (state.said += chunk.toString()));
  }
  let address: Promise<string> | undefined;
  return {
    /** All that it has said so far. */
    said: () => state.said,
    /** Waits until it says so. */
    heard,
    address: () => (address ??= heard(/http:\/\/127\.0\.0\.1:\d+(?=\/)/)),
    end: async () => {
      server.kill();
      await ended;
    },
  };
};
