import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Nobody waits longer than this at the gate, in milliseconds, nor does what is done behind it. */
const longest = 30_000;

/** Pages are not begun while the gate is shut, and it is not shut while one is being made. */
export const makeGate = (most = longest) => {
  const beingMade = new Set<Promise<unknown>>();
  let shut: Promise<unknown> | undefined;
  return {
    pass: async (response: ServerResponse): Promise<void> => {
      if (shut) await Promise.race([shut, wait(most)]);
      const made = once(response, "close");
      beingMade.add(made);
      void made.finally(() => beingMade.delete(made));
    },
    whileShut: async (work: () => Promise<void>): Promise<void> => {
      let open = () => {};
      shut = new Promise<void>((done) => (open = done));
      try {
        await Promise.race([Promise.allSettled(beingMade), wait(most)]);
        await work();
      } finally {
        shut = undefined;
        open();
      }
    },
  };
};
