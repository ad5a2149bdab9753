import type { PageMessage } from "../messages.ts";

/** The project uses TypeScript's DOM types, which conflict with those of workers. */
type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = Extendable & {
  request: Request;
  clientId: string;
  respondWith: (answer: Promise<Response>) => void;
};

type WindowClient = { url: string; postMessage: (message: unknown, transfer?: Transferable[]) => void };

/** Pages of older releases send other messages, too. */
type MessageEvent = Extendable & {
  data: PageMessage | undefined;
  ports: readonly MessagePort[];
  source: WindowClient | null;
};

type Events = { install: Extendable; activate: Extendable; fetch: FetchEvent; message: MessageEvent };

export type WorkerScope = {
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
  clients: { claim: () => Promise<void>; get: (id: string) => Promise<WindowClient | undefined> };
  registration: { scope: string; installing: unknown; unregister: () => Promise<boolean> };
  skipWaiting: () => Promise<void>;
};

export const scope = globalThis as unknown as WorkerScope;
