import { useState, useSyncExternalStore } from "react";
import { withoutBase } from "../../lib/base.ts";
import { deviceStorage, parseJson } from "../../lib/storage.ts";

/** The value is the same in all tabs, and nothing of it ever leaves the device. */
type Shape<Value> = {
  /** The key names the tool, and its page where several may have one; its number changes when the shape does. */
  key: string;
  none: Value;
  /** There is no value when what is stored is not of this shape. */
  parse: (stored: unknown) => Value | undefined;
};

/** What storage did not take lasts until the page is left. */
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
  // Other tabs announce what they have stored.
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

/** A page is rendered and hydrated with `none`. */
export const useStored = <Value>({ none, get, subscribe: listenTo }: ReturnType<typeof deviceStore<Value>>): Value =>
  useSyncExternalStore(listenTo, get, () => none);

/** A store that each tool of a page has for itself; its shape stays what it was at first. */
export const useDeviceStore = <Value>(shape: Shape<Value>) => {
  const [store] = useState(() => deviceStore(shape));
  return [useStored(store), store] as const;
};

/** A host may end addresses with a slash or not. At build there is no address, and nothing stored that it could name. */
const pagePath = () => (typeof location === "undefined" ? "" : withoutBase(location.pathname).replace(/(?<=.)\/$/, ""));

export const keyOnPage = (tool: string, id: string) => `${tool} ${pagePath()} ${id} 1`;

const never = () => () => {};

/** False while an island is rendered and hydrated: it was rendered without knowing the address's query. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
