import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** The value is the same in all tabs, and nothing of it ever leaves the device. */
type Shape<Value> = {
  /** The key names the tool, and its page where several may have one; its number changes when the shape does. */
  key: string;
  none: Value;
  /** Anybody may have written what is stored: there is no value when it is not of this shape. */
  parse: (stored: unknown) => Value | undefined;
};

/** Storage may be full or forbidden: what it did not take holds until the page is left. */
const unstored = new Map<string, string | null>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listen of listeners) listen();
};

const read = (key: string): string | null => {
  const held = unstored.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const write = (key: string, text: string | null) => {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
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

export type Kept<Value> = {
  get: () => Value;
  change: (step: (before: Value) => Value) => void;
  clear: () => void;
  subscribe: typeof subscribe;
};

/** A host may end addresses with a slash or not. */
export const usePage = () => useLocation().pathname.replace(/(?<=.)\/$/, "");

/** Several sites may share an origin, each under a base path of its own. */
const scope = import.meta.env.BASE_URL === "/" ? "" : `${import.meta.env.BASE_URL} `;

export const keep = <Value>({ key: name, none, parse }: Shape<Value>): Kept<Value> => {
  const key = scope + name;
  let last: { text: string | null; value: Value } = { text: null, value: none };
  const get = () => {
    const text = read(key);
    if (text !== last.text) last = { text, value: text === null ? none : (parse(parsed(text)) ?? none) };
    return last.value;
  };
  return {
    get,
    change: (step) => write(key, JSON.stringify(step(get()))),
    clear: () => write(key, null),
    subscribe,
  };
};

/** A page is made and brought to life with `none`. */
export const useKept = <Value>({ get, subscribe: listenTo }: Kept<Value>, none: Value): Value =>
  useSyncExternalStore(listenTo, get, () => none);

const never = () => () => {};

/** False while a page is made and brought to life: it was made without knowing the address's query. */
export const useAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
