import { type Plan, secondsOf } from "../../../site/timer/clock.ts";

export type Name = keyof Plan;

export const bounds: Record<Name, { min: number; max: number }> = {
  rounds: { min: 1, max: 99 },
  work: { min: 1, max: 3600 },
  rest: { min: 0, max: 3600 },
  ready: { min: 0, max: 3600 },
};

export const names = Object.keys(bounds) as Name[];

export const fits = (name: Name, value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= bounds[name].min && (value as number) <= bounds[name].max;

export type Kind = "ready" | "work" | "rest";

/** Moments are in milliseconds since the start; `to` belongs to the next phase. */
export type Phase = { kind: Kind; round: number; from: number; to: number };

/** Nothing follows the last round, and what takes no time is no phase. */
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

export const totalOf = (plan: Plan): number => secondsOf(plan) * 1000;

/** There is no phase once all is done. */
export const phaseAt = (plan: Plan, elapsed: number): Phase | undefined =>
  phasesOf(plan).find(({ to }) => Math.max(elapsed, 0) < to);

export const skipFrom = (plan: Plan, elapsed: number): number => phaseAt(plan, elapsed)?.to ?? totalOf(plan);

/** A second counts as long as any of it is left. */
export const secondsLeft = (milliseconds: number) => Math.ceil(Math.max(milliseconds, 0) / 1000);
