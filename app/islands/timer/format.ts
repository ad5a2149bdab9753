import { timer as words } from "../../../site/words/timer.ts";
import { type Phase, type Plan, phaseAt, secondsLeft, totalOf } from "./plan.ts";
import type { Status } from "./run.ts";

/** "0:45", "12:05" or "1:02:05". */
export const clockText = (seconds: number): string => {
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const start = minutes < 60 ? minutes : `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
  return `${start}:${two(seconds % 60)}`;
};

const spanText = (seconds: number) => {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes > 0 && words.minutes(minutes), rest > 0 && words.seconds(rest)].filter(Boolean).join(" ");
};

const phaseText = ({ kind, round, from, to }: Phase, rounds: number) => {
  const parts = { phase: words[kind], span: spanText((to - from) / 1000) };
  return kind === "work" ? words.workAnnouncement({ ...parts, round, rounds }) : words.announcement(parts);
};

/** Announces phases, not seconds. */
export const announcementOf = (plan: Plan, status: Status, elapsed: number): string => {
  const phase = phaseAt(plan, elapsed);
  if (status === "done" || !phase) return words.done;
  if (status === "running") return phaseText(phase, plan.rounds);
  return status === "paused" ? words.paused({ span: spanText(secondsLeft(phase.to - elapsed)) }) : words.reset;
};

/** Shows the total time before the start, then the time remaining in the phase. */
export const faceText = (plan: Plan, status: Status, elapsed: number) => {
  const total = totalOf(plan);
  const phase = status === "idle" ? undefined : phaseAt(plan, elapsed);
  if (!phase) {
    return {
      title: status === "idle" ? words.whole : words.done,
      digits: clockText(status === "idle" ? secondsLeft(total) : 0),
      round: words.rounds(plan.rounds),
      note: words.lengths({ work: clockText(plan.work), rest: clockText(plan.rest) }),
    };
  }
  return {
    title: words[phase.kind],
    digits: clockText(secondsLeft(phase.to - elapsed)),
    round: words.round({ round: phase.round, rounds: plan.rounds }),
    note: words.left({ time: clockText(secondsLeft(total - elapsed)) }),
  };
};
