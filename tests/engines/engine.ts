import { setTimeout as pause } from "node:timers/promises";

/** Firefox, WebKit and Chromium behind one interface. */

export type Size = { width: number; height: number };

export type Key = "Enter" | "Escape" | "ArrowRight";

export type Tab = {
  open: (url: string) => Promise<void>;
  /** The function may use nothing but its arguments, and its promise is waited for. */
  evaluate: <Args extends unknown[], Value>(run: (...args: Args) => Value, ...args: Args) => Promise<Awaited<Value>>;
  /** Waits until the element can be clicked. */
  click: (selector: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
};

export type Engine = {
  /** The new tab replaces the previous one, which must not be used anymore. */
  tab: (size: Size) => Promise<Tab>;
  close: () => Promise<void>;
};

// A browser must not outlive the process that drives it: an exit ends it, and these become one.
for (const event of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.once(event, () => process.exit(1));

const longestWait = 30_000;

/** Tries until there is no error: a page that is being replaced may give none but that. */
export const retry = async <Value>(attempt: () => Promise<Value>): Promise<Value> => {
  const end = performance.now() + longestWait;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(50);
    }
  }
};
