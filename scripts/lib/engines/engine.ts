/** A browser engine for tests and screenshots: what Firefox, WebKit and Chromium are asked to do, in the same words. */

export type Size = { width: number; height: number };

export type Key = "Enter" | "Escape" | "Tab" | "ArrowLeft" | "ArrowRight" | "PageDown" | "End" | "Home";

export type Tab = {
  open: (url: string) => Promise<void>;
  /** Runs a function in the page: it may use nothing but its arguments, and its promise is waited for. */
  evaluate: <Args extends unknown[], Value>(run: (...args: Args) => Value, ...args: Args) => Promise<Awaited<Value>>;
  /** Clicks on the first such element that has the text, in its middle, once it is still and nothing lies over it. */
  click: (selector: string, text?: string) => Promise<void>;
  wheel: (down: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  screenshot: () => Promise<Uint8Array>;
};

export type Engine = {
  /** A tab in a window of that size; it takes the place of the one before, which is not to be used any more. */
  tab: (size: Size) => Promise<Tab>;
  close: () => Promise<void>;
};
