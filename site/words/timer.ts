import { localize } from "#words";

export const english = {
  /** The timer for rounds of work and rest. */
  timer: {
    preset: "Workout",
    own: "Custom",
    ready: "Get ready",
    work: "Work",
    rest: "Rest",
    whole: "Total",
    done: "Done",
    roundsField: "Rounds",
    workField: "Work, seconds",
    restField: "Rest, seconds",
    readyField: "Get ready, seconds",
    rounds: { one: "{count} round", other: "{count} rounds" },
    minutes: { one: "{count} minute", other: "{count} minutes" },
    seconds: { one: "{count} second", other: "{count} seconds" },
    round: "Round {round} of {rounds}",
    lengths: "{work} work, {rest} rest",
    left: "{time} left in total",
    start: "Start",
    pause: "Pause",
    resume: "Resume",
    again: "Start again",
    skip: "Skip",
    restart: "Restart",
    sound: "Sound",
    workNews: "{phase}, round {round} of {rounds}: {span}.",
    news: "{phase}: {span}.",
    paused: "Paused, {span} left.",
    reset: "Timer reset.",
    kept: "Your settings and your progress are saved on this device; the timer continues after a reload.",
    clear: "Clear custom workout",
  },
} as const;

export const { timer } = localize(english);
