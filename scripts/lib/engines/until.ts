import { setTimeout as pause } from "node:timers/promises";

const patience = 30_000;

/** A page that is being replaced may give no answer. */
export const until = async (holds: () => Promise<boolean>, what = "A page did not load."): Promise<void> => {
  const end = performance.now() + patience;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > end) throw new Error(what);
    await pause(20);
  }
};
