import type { TimerPlan } from "../../../site/compile/view.ts";
import { type Range, isWithin } from "../../lib/range.ts";

export type Plan = TimerPlan;
type Name = keyof Plan;

export const ranges: Record<Name, Range> = {
  rounds: { min: 1, max: 99, step: 1 },
  work: { min: 1, max: 3600, step: 1 },
  rest: { min: 0, max: 3600, step: 1 },
  ready: { min: 0, max: 3600, step: 1 },
};

export const names = Object.keys(ranges) as Name[];

export const isSamePlan = (one: Plan, other: Plan) => names.every((name) => one[name] === other[name]);

export const planOf = ({ rounds, work, rest, ready }: Plan): Plan => ({ rounds, work, rest, ready });

export const readPlan = (stored: unknown): Plan | undefined => {
  const plan = Object(stored) as Plan;
  const fits = (name: Name) => Number.isInteger(plan[name]) && isWithin(plan[name], ranges[name]);
  return names.every(fits) ? planOf(plan) : undefined;
};

export type Kind = "ready" | "work" | "rest";

/** Times are in milliseconds since the start; `to` is exclusive. */
export type Phase = { kind: Kind; round: number; from: number; to: number };

/** No rest follows the last round; phases of zero length are omitted. */
export const phasesOf = ({ rounds, work, rest, ready }: Plan): Phase[] => {
  const kinds: [Kind, number, number][] = [["ready", 1, ready]];
  for (let round = 1; round <= rounds; round++) {
    kinds.push(["work", round, work], ["rest", round, round < rounds ? rest : 0]);
  }
  let to = 0;
  return kinds
    .filter(([, , seconds]) => seconds > 0)
    .map(([kind, round, seconds]) => {
      const from = to;
      to += seconds * 1000;
      return { kind, round, from, to };
    });
};

export const totalOf = ({ rounds, work, rest, ready }: Plan): number =>
  (ready + rounds * work + (rounds - 1) * rest) * 1000;

/** Undefined at the end. */
export const phaseAt = (plan: Plan, elapsed: number): Phase | undefined =>
  phasesOf(plan).find(({ to }) => Math.max(elapsed, 0) < to);

/** Rounded up. */
export const secondsLeft = (milliseconds: number) => Math.ceil(Math.max(milliseconds, 0) / 1000);
