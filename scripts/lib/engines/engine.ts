/** Firefox, WebKit and Chromium are asked in the same words. */

export type Size = { width: number; height: number };

export type Key = "Enter" | "Escape" | "Tab" | "ArrowLeft" | "ArrowRight" | "PageDown" | "End" | "Home";

export type Tab = {
  open: (url: string) => Promise<void>;
  /** The function may use nothing but its arguments, and its promise is waited for. */
  evaluate: <Args extends unknown[], Value>(run: (...args: Args) => Value, ...args: Args) => Promise<Awaited<Value>>;
  /** The click comes once the element is still and nothing lies over it. */
  click: (selector: string, text?: string) => Promise<void>;
  wheel: (down: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  screenshot: () => Promise<Uint8Array>;
};

export type Engine = {
  /** The tab takes the place of the one before, which is not to be used any more. */
  tab: (size: Size) => Promise<Tab>;
  close: () => Promise<void>;
};
