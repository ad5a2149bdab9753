import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Nobody waits longer than this at the gate, in milliseconds, nor does what is done behind it. */
const longest = 30_000;

/** Pages are not begun while the gate is shut, and it is shut only when those that have passed are made. */
export const makeGate = (most = longest) => {
  const beingMade = new Set<Promise<unknown>>();
  let opened: Promise<void> | undefined;
  let open = () => {};
  return {
    pass: async (response: ServerResponse): Promise<void> => {
      if (opened) await Promise.race([opened, wait(most)]);
      const made = once(response, "close");
      beingMade.add(made);
      void made.finally(() => beingMade.delete(made));
    },
    shut: async (): Promise<void> => {
      opened ??= new Promise((done) => (open = done));
      await Promise.race([Promise.allSettled(beingMade), wait(most)]);
    },
    open: () => {
      open();
      opened = undefined;
    },
  };
};
