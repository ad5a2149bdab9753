import { useEffect, useMemo, useState } from "react";
import type { TimerPreset } from "../../../site/compile/view.ts";
import { deviceStore, pagePath, useStored } from "../../parts/device-store/device-store.ts";
import { planOf } from "./plan.ts";
import { type Run, type Step, atStart, elapsedAt, readRun, statusAt } from "./run.ts";

/** The moment of the start is stored, so the workout goes on by itself, in every tab. */
export const useTimer = (id: string, presets: TimerPreset[]) => {
  const page = pagePath();
  const none = useMemo(() => atStart(planOf(presets[0] as TimerPreset)), [presets]);
  const store = useMemo(
    () => deviceStore<Run>({ key: `timer ${page} ${id} 1`, none, parse: readRun }),
    [page, id, none],
  );
  const run = useStored(store, none);
  const [now, setNow] = useState(Date.now);
  const status = statusAt(run, now);

  useEffect(() => {
    if (status !== "running") return;
    let timeout: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timeout);
      const moment = Date.now();
      setNow(moment);
      timeout = setTimeout(look, 1000 - (elapsedAt(run, moment) % 1000));
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timeout);
      document.removeEventListener("visibilitychange", look);
    };
  }, [run, status]);

  // A workout that ended while the page was closed is ready to begin again.
  useEffect(() => {
    const found = store.get();
    if (statusAt(found, Date.now()) === "done") store.change(({ plan }) => atStart(plan));
  }, [store]);

  const act = (step: Step) => store.change((before) => step(before, Date.now()));

  return { run, status, elapsed: elapsedAt(run, now), act, clear: store.clear };
};
