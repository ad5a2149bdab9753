import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

/** `npm run dev` on a folder of content; what it says is kept. */
export const startDev = (content: string) => {
  const server: ChildProcess = spawn(process.execPath, ["scripts/dev.ts", "--host", "127.0.0.1", "--port", "0"], {
    cwd: root,
    env: { ...process.env, CONTENT: content, NODE_ENV: "development", NO_COLOR: "1", FORCE_COLOR: undefined },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(server, "exit");
  const news = new EventEmitter();
  let said = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      news.emit("said");
    });
  }
  const heard = (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const listen = () => {
        const [found] = pattern.exec(said) ?? [];
        if (found === undefined) return;
        news.off("said", listen);
        resolve(found);
      };
      news.on("said", listen);
      void ended.then(() => reject(new Error(`The dev server ended: ${said}`)));
      listen();
    });
  let address: Promise<string> | undefined;
  return {
    /** All that it has said so far. */
    said: () => said,
    /** Waits until it says so. */
    heard,
    /** Where it is, once it hears of edits. */
    address: () =>
      (address ??= heard(/edits of the content are followed/).then(() => heard(/http:\/\/127\.0\.0\.1:\d+(?=\/)/))),
    end: async () => {
      server.kill();
      await ended;
    },
  };
};
