import { useEffect, useState } from "react";
import { type Kind, type Plan, phasesOf } from "./plan.ts";
import { type Run, elapsedAt, statusAt } from "./run.ts";

/** A tone, and the delay until it plays, in milliseconds. */
type Cue = { after: number; tone: Kind | "count" | "done" };

const counts = [3000, 2000, 1000];

/** One tone starts each phase, another ends the last, and three count down to each. */
export const cuesAfter = (plan: Plan, elapsed: number): Cue[] => {
  const phases = phasesOf(plan);
  const cues = phases.flatMap(({ from, to }, index) => [
    ...counts.filter((before) => before < to - from).map((before) => ({ at: to - before, tone: "count" as const })),
    { at: to, tone: phases[index + 1]?.kind ?? ("done" as const) },
  ]);
  return cues.filter(({ at }) => at > elapsed).map(({ at, tone }) => ({ after: at - elapsed, tone }));
};

/** Pitch in hertz and length in seconds. */
const tones: Record<Cue["tone"], [number, number]> = {
  count: [587, 0.07],
  ready: [587, 0.3],
  work: [880, 0.5],
  rest: [440, 0.5],
  done: [880, 1.2],
};

/** Schedules all tones on the audio clock, which keeps running when timers are throttled. */
const playCues = (context: AudioContext, cues: Cue[]) => {
  const volume = new GainNode(context, { gain: 0 });
  const oscillator = new OscillatorNode(context);
  oscillator.connect(volume).connect(context.destination);
  for (const { after, tone } of cues) {
    const [pitch, length] = tones[tone];
    const at = context.currentTime + after / 1000;
    oscillator.frequency.setValueAtTime(pitch, at);
    volume.gain.setTargetAtTime(0.3, at, 0.005);
    volume.gain.setTargetAtTime(0, at + length, 0.02);
  }
  void context.resume();
  oscillator.start();
  oscillator.stop(context.currentTime + (cues.at(-1)?.after ?? 0) / 1000 + 2);
  return () => oscillator.disconnect();
};

/** Browsers allow sound only after a click, so it is off on every visit until it is turned on. */
export const useSound = (run: Run) => {
  const [context, setContext] = useState<AudioContext>();

  useEffect(() => {
    if (!context) return;
    let stop = () => {};
    const play = () => {
      stop();
      const now = Date.now();
      if (statusAt(run, now) === "running") stop = playCues(context, cuesAfter(run.plan, elapsedAt(run, now)));
    };
    play();
    document.addEventListener("visibilitychange", play);
    return () => {
      document.removeEventListener("visibilitychange", play);
      stop();
    };
  }, [context, run]);

  useEffect(() => () => void context?.close(), [context]);

  const toggle = () => {
    if (context) return setContext(undefined);
    const opened = new AudioContext();
    playCues(opened, [{ after: 0, tone: "count" }]);
    setContext(opened);
  };
  return { isOn: context !== undefined, toggle };
};
