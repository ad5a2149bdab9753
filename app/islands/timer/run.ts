import { isWithin } from "../../lib/range.ts";
import { type Plan, phaseAt, readPlan, totalOf } from "./plan.ts";

/** `since` is unset unless the timer is running; times are in milliseconds. */
export type Run = { plan: Plan; elapsed: number; since?: number };

export const atStart = (plan: Plan): Run => ({ plan, elapsed: 0 });

/** Computed from the wall clock, so nothing is lost while a tab is suspended. */
export const elapsedAt = ({ plan, elapsed, since }: Run, now: number): number =>
  Math.min(elapsed + (since === undefined ? 0 : Math.max(now - since, 0)), totalOf(plan));

export type Status = "idle" | "running" | "paused" | "done";

export const statusAt = (run: Run, now: number): Status => {
  if (elapsedAt(run, now) >= totalOf(run.plan)) return "done";
  if (run.since !== undefined) return "running";
  return run.elapsed > 0 ? "paused" : "idle";
};

export const start = (run: Run, now: number): Run => ({
  plan: run.plan,
  elapsed: statusAt(run, now) === "done" ? 0 : elapsedAt(run, now),
  since: now,
});

export const pause = (run: Run, now: number): Run => ({ plan: run.plan, elapsed: elapsedAt(run, now) });

export const skip = (run: Run, now: number): Run => ({
  ...run,
  elapsed: phaseAt(run.plan, elapsedAt(run, now))?.to ?? totalOf(run.plan),
  ...(run.since === undefined ? {} : { since: now }),
});

export const reset = ({ plan }: Run): Run => atStart(plan);

export type Step = (run: Run, now: number) => Run;

const isTime = (value: unknown): value is number => isWithin(value, { min: 0, max: 1e15 });

export const readRun = (stored: unknown): Run | undefined => {
  const { plan: given, elapsed, since } = Object(stored) as Run;
  const plan = readPlan(given);
  if (!plan || !isTime(elapsed) || (since !== undefined && !isTime(since))) return undefined;
  return { plan, elapsed, ...(since === undefined ? {} : { since }) };
};
