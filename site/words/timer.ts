import { speak } from "#words";

export const english = {
  /** The timer for rounds of work and rest. */
  timer: {
    preset: "Workout",
    own: "My own numbers",
    ready: "Get ready",
    work: "Work",
    rest: "Rest",
    whole: "In all",
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
    left: "{time} left in all",
    start: "Start",
    pause: "Pause",
    resume: "Go on",
    again: "Start again",
    skip: "Skip",
    restart: "Start over",
    sound: "Sound",
    workNews: "{phase}, round {round} of {rounds}: {span}.",
    news: "{phase}: {span}.",
    paused: "Paused, {span} left.",
    reset: "Back at the start.",
    kept: "Your numbers and your place stay on this device; the timer goes on after a reload.",
    clear: "Clear the numbers",
  },
} as const;

export const { timer } = speak(english);
