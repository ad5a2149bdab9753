import { useEffect, useRef, useState } from "react";
import type { Step } from "./stage/orbit.ts";
import type { Stage } from "./stage/stage.ts";

const keys: Partial<Record<string, Step>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  "+": "zoomIn",
  "=": "zoomIn",
  "-": "zoomOut",
  "0": "reset",
  r: "reset",
};

const load = async (canvas: HTMLCanvasElement, src: string, turn: number, signal: AbortSignal) => {
  // Some browsers never retry a failed import, so being offline must fail here, before the import.
  const answer = await fetch(src, { signal });
  if (!answer.ok) throw new Error(`${src} ${answer.status}`);
  const file = await answer.arrayBuffer();
  const { openStage } = await import("./stage/stage.ts");
  return openStage(canvas, file, turn);
};

export const useStage = (src: string, turn: number) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Stage>(undefined);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const gone = new AbortController();
    const { signal } = gone;
    const begin = (opened: Stage) => {
      if (signal.aborted) return opened.dispose();
      stage.current = opened;
      setState("ready");
    };
    const fail = () => signal.aborted || setState("failed");
    const press = (event: KeyboardEvent) => {
      const wanted = keys[event.key];
      if (!wanted || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      stage.current?.step(wanted);
    };
    load(element, src, turn, signal).then(begin, fail);
    element.addEventListener("webglcontextlost", fail, { signal });
    // The element around the canvas has the focus.
    element.parentElement?.addEventListener("keydown", press, { signal });
    return () => {
      gone.abort();
      stage.current?.dispose();
      stage.current = undefined;
    };
  }, [src, turn]);

  return { canvas, state, step: (wanted: Step) => stage.current?.step(wanted) };
};
