import { type Kind, type Plan, phasesOf } from "./plan.ts";

/** A cue comes after so many milliseconds. */
export type Cue = { after: number; tone: Kind | "count" | "done" };

const counts = [3000, 2000, 1000];

/** A tone begins each phase, another ends the last, and three come before each. */
export const cuesAfter = (plan: Plan, elapsed: number): Cue[] => {
  const phases = phasesOf(plan);
  const ends = phases.map(({ from, to }, index) => ({
    at: to,
    tone: phases[index + 1]?.kind ?? ("done" as const),
    length: to - from,
  }));
  const cues = ends.flatMap(({ at, tone, length }) => [
    ...counts.filter((before) => before < length).map((before) => ({ at: at - before, tone: "count" as const })),
    { at, tone },
  ]);
  return cues.filter(({ at }) => at > elapsed).map(({ at, tone }) => ({ after: at - elapsed, tone }));
};
