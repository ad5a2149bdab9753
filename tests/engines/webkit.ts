import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { freePort } from "../support/free-port.ts";
import { type Engine, type Key, type Size, type Tab, retry } from "./engine.ts";

/**
 * WebKit as GTK's MiniBrowser, driven by https://www.w3.org/TR/webdriver2/. The package `webdriver` does the same, and
 * brings the drivers of three other browsers. The window has a toolbar, so it fills a screen of the wanted size.
 */

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Input, output and errors are the first three. */
const pipeNumber = 3;

const startProgram = (command: string, args: string[], env: Record<string, string> = {}) => {
  const stdio = ["ignore", "ignore", "ignore", "pipe"] as const;
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: [...stdio] });
  running.add(child);
  const stop = () => {
    running.delete(child);
    child.kill("SIGKILL");
  };
  return { pipe: child.stdio[pipeNumber] as Readable, stop };
};

/** The toolbar would make the window wider than a small phone. */
const narrowButtons = "* { min-width: 0; margin: 0; padding: 0 }";

const startDisplay = async ({ width, height }: Size) => {
  const screen = ["-screen", "0", `${width}x${height}x24`, "-nolisten", "tcp"];
  const server = startProgram("Xvfb", ["-displayfd", String(pipeNumber), ...screen]);
  const [number] = (await Promise.race([once(server.pipe, "data"), once(server.pipe, "end")])) as [Buffer?];
  if (!number) throw new Error("Xvfb did not start.");
  const settings = mkdtempSync(join(tmpdir(), "display-"));
  mkdirSync(join(settings, "gtk-3.0"));
  writeFileSync(join(settings, "gtk-3.0", "gtk.css"), narrowButtons);
  const env = { DISPLAY: `:${number.toString().trim()}`, XDG_CONFIG_HOME: settings };
  const manager = startProgram("openbox", [], env);
  const stop = () => {
    manager.stop();
    server.stop();
    rmSync(settings, { recursive: true });
  };
  return { env, stop };
};

type Method = "GET" | "POST" | "DELETE";

/** Many times what a call takes; a driver whose browser hangs would wait forever. */
const longestCall = 45_000;

const ask = async (method: Method, url: string, body: object = {}): Promise<unknown> => {
  const sent = method === "POST" ? { body: JSON.stringify(body) } : {};
  const response = await fetch(url, { method, ...sent, signal: AbortSignal.timeout(longestCall) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`${value?.error ?? response.status}: ${value?.message ?? url}`);
  return value;
};

const keys: Record<Key, string> = { Enter: "\uE007", Escape: "\uE00C", ArrowRight: "\uE014" };

const tabOf = (session: string): Tab => {
  const call = (method: Method, path: string, body?: object) => ask(method, `${session}/${path}`, body);
  const scrollTo = (selector: string) =>
    document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" });
  const pressAll = async (letters: string[]) => {
    const actions = letters.flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
    await call("POST", "actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  };
  const tab: Tab = {
    open: async (url) => void (await call("POST", "url", { url })),
    evaluate: <Args extends unknown[], Value>(run: (...args: Args) => Value, ...args: Args) =>
      call("POST", "execute/sync", { script: `return (${run}).apply(null, arguments)`, args }) as Promise<
        Awaited<Value>
      >,
    click: (selector) =>
      retry(async () => {
        // The driver scrolls by itself, but takes what it scrolled under the bar for hidden.
        await tab.evaluate(scrollTo, selector);
        const found = (await call("POST", "element", { using: "css selector", value: selector })) as object;
        const [id] = Object.values(found) as string[];
        await call("POST", `element/${id}/click`);
      }),
    press: (key) => pressAll([keys[key]]),
    type: (text) => pressAll([...text]),
  };
  return tab;
};

const openWindow = async (browser: string, size: Size) => {
  const display = await startDisplay(size);
  const port = await freePort();
  const driver = startProgram("WebKitWebDriver", [`--port=${port}`], display.env);
  const host = `http://127.0.0.1:${port}`;
  await retry(() => ask("GET", `${host}/status`));
  const options = { binary: browser, args: ["--automation", "--full-screen"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const { sessionId } = (await ask("POST", `${host}/session`, { capabilities })) as { sessionId: string };
  const session = `${host}/session/${sessionId}`;
  const tab = tabOf(session);
  await retry(async () => {
    const [width, height] = await tab.evaluate(() => [innerWidth, innerHeight] as const);
    if (width !== size.width || height !== size.height) throw new Error(`WebKit's window is ${width}×${height}.`);
  });
  const close = async () => {
    await ask("DELETE", session).catch(() => undefined);
    driver.stop();
    display.stop();
  };
  return { tab, close };
};

export const startWebkit = (browser: string): Engine => {
  const windows = new Map<string, ReturnType<typeof openWindow>>();
  return {
    tab: async (size) => {
      const key = `${size.width}×${size.height}`;
      const window = windows.get(key) ?? openWindow(browser, size);
      windows.set(key, window);
      return (await window).tab;
    },
    close: async () => {
      for (const window of windows.values()) await (await window).close();
    },
  };
};
