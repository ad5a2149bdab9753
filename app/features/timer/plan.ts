/** A workout as the visitor sets it: rounds of work with rest between them, after a while to get ready. In seconds. */
export type Plan = { rounds: number; work: number; rest: number; ready: number };

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

/** From one moment up to another, which is the next phase's; in milliseconds since the start. */
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

export const totalOf = ({ rounds, work, rest, ready }: Plan): number =>
  (ready + rounds * work + (rounds - 1) * rest) * 1000;

/** The phase of a moment; none once all is done. */
export const phaseAt = (plan: Plan, elapsed: number): Phase | undefined =>
  phasesOf(plan).find(({ to }) => Math.max(elapsed, 0) < to);

/** Where a skip leads: to the beginning of the next phase, or to the end. */
export const skipFrom = (plan: Plan, elapsed: number): number => phaseAt(plan, elapsed)?.to ?? totalOf(plan);

/** A second counts as long as any of it is left. */
export const secondsLeft = (milliseconds: number) => Math.ceil(Math.max(milliseconds, 0) / 1000);

/** "0:45", "12:05", "1:02:05". */
export const clockText = (seconds: number): string => {
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const start = minutes < 60 ? minutes : `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
  return `${start}:${two(seconds % 60)}`;
};
