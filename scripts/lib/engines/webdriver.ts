import { freePort } from "../port.ts";
import { startProgram } from "./display.ts";
import { until } from "./until.ts";

/** https://www.w3.org/TR/webdriver2/ describes these calls. */

type Method = "GET" | "POST" | "DELETE";

export type Session = {
  call: <Value = void>(method: Method, path: string, body?: object) => Promise<Value>;
  close: () => Promise<void>;
};

type Answer = { value: { error?: string; message?: string } | null };

const ask = async (method: string, url: string, body?: object): Promise<unknown> => {
  const response = await fetch(url, { method, ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}) });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${value?.error ?? response.status}: ${value?.message ?? url}`);
  return value;
};

export const startSession = async (browser: string, env: Record<string, string>): Promise<Session> => {
  const port = await freePort();
  const { stop } = startProgram("WebKitWebDriver", [`--port=${port}`], env);
  const host = `http://127.0.0.1:${port}`;
  const isUp = () => ask("GET", `${host}/status`).then(() => true);
  await until(isUp, "WebKitWebDriver did not start.");
  const options = { binary: browser, args: ["--automation", "--full-screen"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const { sessionId } = (await ask("POST", `${host}/session`, { capabilities })) as { sessionId: string };
  const session = `${host}/session/${sessionId}`;
  return {
    call: async <Value>(method: Method, path: string, body?: object) =>
      (await ask(method, `${session}/${path}`, body)) as Value,
    close: async () => {
      await ask("DELETE", session).catch(() => undefined);
      await stop();
    },
  };
};
