import { useEffect, useRef, useState } from "react";
import type { Stage } from "./stage/stage.ts";
import { type Step, keys } from "./steps.ts";

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

export const useStage = (src: string, turn: number) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Stage>(undefined);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<State>("loading");
  const step = (wanted: Step) => stage.current?.step(wanted);

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
      const opened = await openStage(element, file, turn);
      if (signal.aborted) return opened.dispose();
      stage.current = opened;
      setState("ready");
    };
    const press = (event: KeyboardEvent) => {
      const wanted = keys[event.key];
      if (!wanted || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      stage.current?.step(wanted);
    };
    element.addEventListener("webglcontextlost", fail, { signal });
    // The element around the canvas has the focus.
    element.parentElement?.addEventListener("keydown", press, { signal });
    load().catch(fail);
    return () => {
      gone.abort();
      stage.current?.dispose();
      stage.current = undefined;
    };
  }, [src, turn, tries]);

  return {
    canvas,
    tries,
    state,
    step,
    retry: () => {
      setState("loading");
      setTries(tries + 1);
    },
  };
};
