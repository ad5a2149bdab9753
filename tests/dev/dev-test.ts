import { spawn } from "node:child_process";
import { once } from "node:events";
import { type Page, expect, test as base } from "@playwright/test";
import { isHydrated } from "../support/in-page.ts";
import { makeOwner } from "./owner.ts";

export { expect };

/** `npm run dev` in a folder; what it says is kept. */
const startDev = (folder: string, env: Record<string, string> = {}) => {
  const server = spawn(process.execPath, ["scripts/dev.ts", "--host", "127.0.0.1", "--port", "0"], {
    cwd: folder,
    env: { ...process.env, CONTENT: "content", NO_COLOR: "1", FORCE_COLOR: undefined, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(server, "exit");
  let said = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const address = async () => {
    await expect.poll(() => said, { timeout: 60_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
    return /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? "";
  };
  const end = async () => {
    server.kill();
    await ended;
  };
  return { said: () => said, address, end };
};

type Owner = Awaited<ReturnType<typeof makeOwner>>;
type Dev = ReturnType<typeof startDev>;

/** One owner and one server for all tests of a worker: each test begins with the same content. */
export const test = base.extend<
  { open: (path: string) => Promise<void>; restored: void; start: (env?: Record<string, string>) => Dev },
  { owner: Owner; dev: Dev }
>({
  owner: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      const owner = await makeOwner();
      await use(owner);
      await owner.end();
    },
    { scope: "worker" },
  ],
  dev: [
    async ({ owner }, use) => {
      const dev = startDev(owner.folder);
      await use(dev);
      await dev.end();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  start: async ({ owner }, use) => {
    const servers: Dev[] = [];
    await use((env) => {
      const dev = startDev(owner.folder, env);
      servers.push(dev);
      return dev;
    });
    for (const dev of servers) await dev.end();
  },
  open: async ({ page, dev }, use) => {
    await use(async (path) => {
      await page.goto((await dev.address()) + path);
      await page.waitForFunction(isHydrated);
    });
  },
  restored: [
    async ({ owner, page }, use) => {
      await use();
      await page.close();
      await owner.restore();
    },
    { auto: true },
  ],
});

export const overlay = (page: Page) => page.locator("vite-error-overlay");
