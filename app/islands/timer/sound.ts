import type { Cue } from "./cues.ts";

/** A tone has its pitch in hertz and its length in seconds. */
const tones: Record<Cue["tone"], [number, number]> = {
  count: [587, 0.07],
  ready: [587, 0.3],
  work: [880, 0.5],
  rest: [440, 0.5],
  done: [880, 1.2],
};

export type Sound = { play: (cues: Cue[]) => void; stop: () => void; close: () => void };

/** No browser lets a page sound without a click. */
export const makeSound = (): Sound => {
  const context = new AudioContext();
  let playing: OscillatorNode | undefined;

  const stop = () => {
    playing?.stop();
    playing?.disconnect();
    playing = undefined;
  };

  return {
    // Everything is laid out ahead by the sound's own clock, which goes on where the page's timers are held back.
    play: (cues) => {
      stop();
      void context.resume();
      const volume = new GainNode(context, { gain: 0 });
      playing = new OscillatorNode(context);
      playing.connect(volume).connect(context.destination);
      for (const { after, tone } of cues) {
        const [pitch, length] = tones[tone];
        const at = context.currentTime + after / 1000;
        playing.frequency.setValueAtTime(pitch, at);
        volume.gain.setTargetAtTime(0.3, at, 0.005);
        volume.gain.setTargetAtTime(0, at + length, 0.02);
      }
      playing.start();
      playing.stop(context.currentTime + (cues.at(-1)?.after ?? 0) / 1000 + 2);
    },
    stop,
    close: () => void context.close(),
  };
};
