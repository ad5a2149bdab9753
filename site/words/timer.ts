import { localize } from "#words";

export const english = {
  /** The interval timer. */
  timer: {
    preset: "Workout",
    custom: "Custom",
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
    workAnnouncement: "{phase}, round {round} of {rounds}: {span}.",
    announcement: "{phase}: {span}.",
    paused: "Paused, {span} left.",
    reset: "Timer reset.",
    saved: "Settings and progress are saved on this device. The timer keeps running if you reload the page.",
    clear: "Clear custom workout",
  },
} as const;

export const { timer } = localize(english);
