import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../nginx.ts";
import { startProgram } from "./display.ts";

/** WebKit's WebDriver by plain calls: https://www.w3.org/TR/webdriver2/ */

export type Session = {
  call: <Value = null>(method: "GET" | "POST", path: string, body?: object) => Promise<Value>;
  close: () => Promise<void>;
};

type Answer = { value: { error?: string; message?: string } | null };

const patience = 30_000;

const ask = async (method: string, url: string, body?: object): Promise<unknown> => {
  const response = await fetch(url, { method, ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}) });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${value?.error ?? response.status}: ${value?.message ?? url}`);
  return value;
};

/** Starts a driver of its own for one browser window, on the given screen. */
export const startSession = async (driver: string, browser: string, display: string): Promise<Session> => {
  const port = await freePort();
  const { stop, child } = startProgram(driver, [`--port=${port}`], display);
  const host = `http://127.0.0.1:${port}`;
  const end = performance.now() + patience;
  for (;;) {
    const isUp = await ask("GET", `${host}/status`).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (child.exitCode !== null || performance.now() > end) throw new Error("WebKitWebDriver did not start.");
    await pause(20);
  }
  const options = { binary: browser, args: ["--automation", "--full-screen"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const { sessionId } = (await ask("POST", `${host}/session`, { capabilities })) as { sessionId: string };
  const session = `${host}/session/${sessionId}`;
  return {
    call: async <Value>(method: "GET" | "POST", path: string, body?: object) =>
      (await ask(method, `${session}/${path}`, body)) as Value,
    close: async () => {
      await ask("DELETE", session).catch(() => undefined);
      await stop();
    },
  };
};
