import { freePort } from "../port.ts";
import { startProgram } from "./display.ts";
import { processesOf } from "./processes.ts";
import { until } from "./until.ts";

/** https://www.w3.org/TR/webdriver2/ describes these calls. */

type Method = "GET" | "POST" | "DELETE";

export type Session = {
  /** A browser that stood still or fell once gives no answer any more. */
  isLost: () => boolean;
  call: <Value = void>(method: Method, path: string, body?: object) => Promise<Value>;
  close: () => Promise<void>;
};

type Answer = { value: { error?: string; message?: string } | null };

/** Many times what a call takes on a busy machine; the driver itself would wait for minutes, or for ever. */
const usualPatience = 45_000;

const ask = async (method: Method, url: string, body: object = {}, patience = usualPatience): Promise<unknown> => {
  const words = method === "POST" ? { body: JSON.stringify(body) } : {};
  const response = await fetch(url, { method, ...words, signal: AbortSignal.timeout(patience) });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${value?.error ?? response.status}: ${value?.message ?? url}`);
  return value;
};

export const startSession = async (
  browser: string,
  env: Record<string, string>,
  patience = usualPatience,
): Promise<Session> => {
  const port = await freePort();
  const { child, stop } = startProgram("WebKitWebDriver", [`--port=${port}`], env);
  const host = `http://127.0.0.1:${port}`;
  const isUp = () => ask("GET", `${host}/status`).then(() => true);
  await until(isUp, "WebKitWebDriver did not start.");
  const options = { binary: browser, args: ["--automation", "--full-screen"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const { sessionId } = (await ask("POST", `${host}/session`, { capabilities })) as { sessionId: string };
  const session = `${host}/session/${sessionId}`;
  let isLost = false;
  return {
    isLost: () => isLost,
    call: async <Value>(method: Method, path: string, body?: object) => {
      try {
        return (await ask(method, `${session}/${path}`, body, patience)) as Value;
      } catch (error) {
        const { name, message } = error as Error;
        isLost ||= name === "TimeoutError" || message.startsWith("invalid session id");
        if (name !== "TimeoutError") throw error;
        const asked = `${method} ${path} ${JSON.stringify(body)}`.slice(0, 300);
        const processes = await processesOf(child.pid ?? 0);
        throw new Error(`WebKit gave no answer for ${patience / 1000} s to ${asked} (${processes})`, { cause: error });
      }
    },
    close: async () => {
      if (!isLost) await ask("DELETE", session, {}, patience).catch(() => undefined);
      await stop();
    },
  };
};
