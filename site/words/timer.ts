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
    workField: "Work (seconds)",
    restField: "Rest (seconds)",
    readyField: "Get ready (seconds)",
    rounds: { one: "{count} round", other: "{count} rounds" },
    minutes: { one: "{count} minute", other: "{count} minutes" },
    seconds: { one: "{count} second", other: "{count} seconds" },
    round: "Round {round} of {rounds}",
    lengths: "{work} work, {rest} rest",
    left: "Total remaining: {time}",
    start: "Start",
    pause: "Pause",
    resume: "Resume",
    skip: "Skip",
    restart: "Reset",
    sound: "Sound",
    workNews: "{phase}, round {round} of {rounds}: {span}.",
    news: "{phase}: {span}.",
    paused: "Paused, {span} left.",
    reset: "Timer reset.",
    kept: "Settings and progress are saved on this device. The timer keeps running if you reload the page.",
    clear: "Clear custom workout",
  },
} as const;

export const { timer } = localize(english);
