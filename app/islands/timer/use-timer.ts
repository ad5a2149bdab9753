import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { TimerPreset } from "../../../site/compile/view.ts";
import { keyOnPage, useDeviceStore } from "../../parts/device-store/device-store.ts";
import { announcementOf } from "./format.ts";
import { phaseAt, planOf } from "./plan.ts";
import { type Run, type Step, atStart, elapsedAt, readRun, statusAt } from "./run.ts";

/** Stores the start time, so that the timer keeps running in every tab and after a reload. */
export const useTimer = (id: string, presets: TimerPreset[]) => {
  const none = atStart(planOf(presets[0] as TimerPreset));
  const [run, store] = useDeviceStore<Run>({ key: keyOnPage("timer", id), none, parse: readRun });
  const [now, setNow] = useState(Date.now);
  const status = statusAt(run, now);
  const elapsed = elapsedAt(run, now);

  useEffect(() => {
    if (status !== "running") return;
    let timeout: ReturnType<typeof setTimeout>;
    const tick = () => {
      const moment = Date.now();
      setNow(moment);
      timeout = setTimeout(tick, 1000 - (elapsedAt(run, moment) % 1000));
    };
    tick();
    return () => clearTimeout(timeout);
  }, [run, status]);

  // A workout that ended while the page was closed is reset.
  useEffect(() => {
    const found = store.get();
    if (statusAt(found, Date.now()) === "done") store.change(({ plan }) => atStart(plan));
  }, [store]);

  const [announcement, setAnnouncement] = useState("");
  const isAsked = useRef(false);
  const before = useRef(status);
  const announce = useEffectEvent(() => {
    // Restored state is not announced.
    if (isAsked.current || before.current === "running") setAnnouncement(announcementOf(run.plan, status, elapsed));
    before.current = status;
  });
  const start = phaseAt(run.plan, elapsed)?.from;
  useEffect(() => announce(), [status, start]);

  const act = (step: Step) => {
    isAsked.current = true;
    store.change((stored) => step(stored, Date.now()));
  };

  return { run, status, elapsed, announcement, act, clear: store.clear };
};
