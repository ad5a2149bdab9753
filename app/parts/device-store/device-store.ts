import { useState, useSyncExternalStore } from "react";
import { withoutBase } from "../../lib/base.ts";
import { deviceStorage, parseJson } from "../../lib/storage.ts";

/** A value in local storage, shared by all tabs. */
type Shape<Value> = {
  /** Names the tool, and its page if several can have one; the number changes with the shape. */
  key: string;
  none: Value;
  /** Undefined if the stored value doesn't have this shape. */
  parse: (stored: unknown) => Value | undefined;
};

/** Values that couldn't be stored last until the page is closed. */
const unstored = new Map<string, string | null>();
const listeners = new Set<() => void>();

const read = (key: string) => unstored.get(key) ?? (unstored.has(key) ? null : deviceStorage.read(key));

const write = (key: string, text: string | null) => {
  if (deviceStorage.write(key, text)) unstored.delete(key);
  else unstored.set(key, text);
  for (const listen of listeners) listen();
};

const subscribe = (listen: () => void) => {
  listeners.add(listen);
  // Fires when other tabs change a value.
  addEventListener("storage", listen);
  return () => {
    listeners.delete(listen);
    removeEventListener("storage", listen);
  };
};

export const deviceStore = <Value>({ key, none, parse }: Shape<Value>) => {
  let last: { text: string | null; value: Value } = { text: null, value: none };
  const get = () => {
    const text = read(key);
    if (text !== last.text) last = { text, value: text === null ? none : (parse(parseJson(text)) ?? none) };
    return last.value;
  };
  return {
    none,
    get,
    change: (step: (before: Value) => Value) => {
      const text = JSON.stringify(step(get()));
      write(key, text === JSON.stringify(none) ? null : text);
    },
    clear: () => write(key, null),
    subscribe,
  };
};

/** The value is `none` at build time and during hydration. Later changes of `shape` are ignored. */
export const useDeviceStore = <Value>(shape: Shape<Value>) => {
  const [store] = useState(() => deviceStore(shape));
  return [useSyncExternalStore(store.subscribe, store.get, () => store.none), store] as const;
};

/** Without the trailing slash that some hosts add. At build time there is no location, and nothing is stored. */
const pagePath = () => (typeof location === "undefined" ? "" : withoutBase(location.pathname).replace(/(?<=.)\/$/, ""));

export const keyOnPage = (tool: string, id: string) => `${tool} ${pagePath()} ${id} 1`;

const never = () => () => {};

/** False at build time and during hydration, when the URL's query is unknown. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
