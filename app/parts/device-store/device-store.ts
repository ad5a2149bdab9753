import { useSyncExternalStore } from "react";
import { withoutBase } from "../../lib/base.ts";
import { scope } from "../../lib/scope.ts";

/** The value is the same in all tabs, and nothing of it ever leaves the device. */
type Shape<Value> = {
  /** The key names the tool, and its page where several may have one; its number changes when the shape does. */
  key: string;
  none: Value;
  /** Anybody may have written what is stored: there is no value when it is not of this shape. */
  parse: (stored: unknown) => Value | undefined;
  /** What only the tab remembers goes with it. */
  inTab?: boolean;
};

type Where = "localStorage" | "sessionStorage";

/** Storage may be full or forbidden: what it did not take holds until the page is left. */
const unstored = new Map<string, string | null>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listen of listeners) listen();
};

const read = (where: Where, key: string): string | null => {
  const held = unstored.get(key);
  if (held !== undefined) return held;
  try {
    return globalThis[where].getItem(key);
  } catch {
    return null;
  }
};

const write = (where: Where, key: string, text: string | null) => {
  try {
    if (text === null) globalThis[where].removeItem(key);
    else globalThis[where].setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  tell();
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const subscribe = (listen: () => void) => {
  listeners.add(listen);
  // Other tabs speak of what they have stored.
  addEventListener("storage", listen);
  return () => {
    listeners.delete(listen);
    removeEventListener("storage", listen);
  };
};

export type DeviceStore<Value> = {
  get: () => Value;
  change: (step: (before: Value) => Value) => void;
  clear: () => void;
  subscribe: typeof subscribe;
};

/** A host may end addresses with a slash or not. At build there is no address, and nothing kept that it could name. */
export const pagePath = () =>
  typeof location === "undefined" ? "" : withoutBase(location.pathname).replace(/(?<=.)\/$/, "");

export const deviceStore = <Value>({ key: name, none, parse, inTab }: Shape<Value>): DeviceStore<Value> => {
  const key = scope + name;
  const where: Where = inTab ? "sessionStorage" : "localStorage";
  let last: { text: string | null; value: Value } = { text: null, value: none };
  const get = () => {
    const text = read(where, key);
    if (text !== last.text) last = { text, value: text === null ? none : (parse(parsed(text)) ?? none) };
    return last.value;
  };
  return {
    get,
    change: (step) => {
      const text = JSON.stringify(step(get()));
      write(where, key, text === JSON.stringify(none) ? null : text);
    },
    clear: () => write(where, key, null),
    subscribe,
  };
};

/** A page is rendered and hydrated with `none`. */
export const useStored = <Value>({ get, subscribe: listenTo }: DeviceStore<Value>, none: Value): Value =>
  useSyncExternalStore(listenTo, get, () => none);

const never = () => () => {};

/** False while an island is rendered and hydrated: it was rendered without knowing the address's query. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
