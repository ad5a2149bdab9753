import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** In milliseconds: a page waits no longer before the gate, and the gate no longer for a page, which may be a long film. */
const longest = { page: 30_000, gate: 5000 };

/** Pages are not begun while the gate is shut, and it is shut only when those that have passed are made. */
export const makeGate = ({ page, gate } = longest) => {
  const beingMade = new Set<Promise<void>>();
  let opened: Promise<void> | undefined;
  let open = () => {};
  return {
    pass: async (response: ServerResponse): Promise<void> => {
      if (opened) await Promise.race([opened, wait(page)]);
      // Who has gone meanwhile closes nothing a second time.
      if (response.closed) return;
      const made = new Promise<void>((done) => response.once("close", done));
      beingMade.add(made);
      void made.then(() => beingMade.delete(made));
    },
    shut: async (): Promise<void> => {
      opened ??= new Promise((done) => (open = done));
      await Promise.race([Promise.all(beingMade), wait(gate)]);
    },
    open: () => {
      open();
      opened = undefined;
    },
  };
};
