import { type Plan, clockText } from "../../../site/timer/clock.ts";
import { type Phase, phaseAt, secondsLeft, totalOf } from "./plan.ts";
import type { Status } from "./run.ts";
import { timer as words } from "../../../site/words/timer.ts";

const spanText = (seconds: number) => {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes > 0 && words.minutes(minutes), rest > 0 && words.seconds(rest)].filter(Boolean).join(" ");
};

const phaseNews = ({ kind, round, from, to }: Phase, rounds: number) => {
  const parts = { phase: words[kind], span: spanText((to - from) / 1000) };
  return kind === "work" ? words.workNews({ ...parts, round, rounds }) : words.news(parts);
};

/** The seconds that pass are not said. */
export const newsText = (plan: Plan, status: Status, elapsed: number): string => {
  const phase = phaseAt(plan, elapsed);
  if (status === "done" || !phase) return words.done;
  if (status === "running") return phaseNews(phase, plan.rounds);
  return status === "paused" ? words.paused({ span: spanText(secondsLeft(phase.to - elapsed)) }) : words.reset;
};

type Face = { title: string; digits: string; round: string; note: string };

/** The face has the whole time before the start, then what is left of the phase. */
export const faceText = (plan: Plan, status: Status, elapsed: number): Face => {
  const total = secondsLeft(totalOf(plan));
  const phase = phaseAt(plan, elapsed);
  const lengths = words.lengths({ work: clockText(plan.work), rest: clockText(plan.rest) });
  if (status === "idle" || !phase) {
    const isDone = status !== "idle";
    return {
      title: isDone ? words.done : words.whole,
      digits: clockText(isDone ? 0 : total),
      round: words.rounds(plan.rounds),
      note: lengths,
    };
  }
  return {
    title: words[phase.kind],
    digits: clockText(secondsLeft(phase.to - elapsed)),
    round: words.round({ round: phase.round, rounds: plan.rounds }),
    note: words.left({ time: clockText(secondsLeft(totalOf(plan) - elapsed)) }),
  };
};
