/** Times are in seconds. */
export type Plan = { rounds: number; work: number; rest: number; ready: number };

/** No rest follows the last round. */
export const secondsOf = ({ rounds, work, rest, ready }: Plan): number => ready + rounds * work + (rounds - 1) * rest;

/** The clock reads "0:45", "12:05" or "1:02:05". */
export const clockText = (seconds: number): string => {
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const start = minutes < 60 ? minutes : `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
  return `${start}:${two(seconds % 60)}`;
};

export const planCells = (plan: Plan): string[] => [
  clockText(plan.ready),
  String(plan.rounds),
  clockText(plan.work),
  clockText(plan.rest),
  clockText(secondsOf(plan)),
];
