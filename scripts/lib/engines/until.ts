import { setTimeout as pause } from "node:timers/promises";

const patience = 30_000;

/** Waits until a page gives the answer; while it is being replaced it may give none. */
export const until = async (holds: () => Promise<boolean>, what = "A page did not load."): Promise<void> => {
  const end = performance.now() + patience;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > end) throw new Error(what);
    await pause(20);
  }
};
