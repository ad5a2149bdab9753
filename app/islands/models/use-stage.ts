import { useEffect, useRef, useState } from "react";
import { drive } from "./drive.ts";
import { type Step, placeOf, startAt } from "./orbit.ts";
import type { Look } from "./stage/looks.ts";

export type State = "loading" | "ready" | "failed";

/** This is asked before anything is loaded. */
export const canDraw = (): boolean => {
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
};

const fetchFile = async (src: string, signal: AbortSignal) => {
  const answer = await fetch(src, { signal });
  if (!answer.ok) throw new Error(`${src} ${answer.status}`);
  return answer.arrayBuffer();
};

export const useStage = (src: string, turn: number, look: Look) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const driver = useRef<ReturnType<typeof drive>>(undefined);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<State>("loading");

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const gone = new AbortController();
    const { signal } = gone;
    const fail = () => signal.aborted || setState("failed");
    const load = async () => {
      // Some browsers never ask again for a script that did not come, so a lost network shall show with the file.
      const file = await fetchFile(src, signal);
      const { openStage } = await import("./stage/stage.ts");
      const stage = await openStage(element, file, placeOf(startAt(turn)));
      if (signal.aborted) return stage.dispose();
      driver.current = drive(stage, element, turn);
      setState("ready");
    };
    element.addEventListener("webglcontextlost", fail, { signal });
    load().catch(fail);
    return () => {
      gone.abort();
      driver.current?.stop();
      driver.current = undefined;
    };
  }, [src, turn, tries]);

  useEffect(() => {
    if (state === "ready") driver.current?.show(look);
  }, [look, state]);

  return {
    canvas,
    tries,
    state,
    step: (step: Step) => driver.current?.step(step),
    retry: () => {
      setState("loading");
      setTries(tries + 1);
    },
  };
};
