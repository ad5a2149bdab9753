import { useEffect, useState } from "react";
import { cuesAfter } from "./cues.ts";
import { type Run, elapsedAt, statusAt } from "./run.ts";
import { type Sound, makeSound } from "./sound.ts";

/** Only a click lets a page sound, so it is off on every visit until it is turned on. */
export const useSound = (run: Run) => {
  const [sound, setSound] = useState<Sound>();

  useEffect(() => {
    if (!sound) return;
    const play = () => {
      const now = Date.now();
      if (statusAt(run, now) === "running") sound.play(cuesAfter(run.plan, elapsedAt(run, now)));
    };
    play();
    document.addEventListener("visibilitychange", play);
    return () => {
      document.removeEventListener("visibilitychange", play);
      sound.stop();
    };
  }, [sound, run]);

  useEffect(() => () => sound?.close(), [sound]);

  const toggle = () => {
    if (sound) return setSound(undefined);
    const made = makeSound();
    made.play([{ after: 0, tone: "count" }]);
    setSound(made);
  };
  return { isOn: sound !== undefined, toggle };
};
