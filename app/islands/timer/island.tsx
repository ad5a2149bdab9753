import type { TimerView } from "../../../site/compile/view.ts";
import { timer as words } from "../../../site/words/timer.ts";
import { Actions } from "../../parts/actions/actions.tsx";
import { Toggle } from "../../parts/actions/toggle.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Face } from "./face.tsx";
import { Fields } from "./fields.tsx";
import { announcementOf } from "./format.ts";
import { phaseAt } from "./plan.ts";
import { Presets } from "./presets.tsx";
import { type Step, atStart, pause, reset, skip, start } from "./run.ts";
import { useSound } from "./sound.ts";
import styles from "./timer.module.css";
import { useAnnouncement } from "./use-announcement.ts";
import { useTimer } from "./use-timer.ts";
import { useWakeLock } from "./use-wake-lock.ts";

const main = { idle: words.start, running: words.pause, paused: words.resume, done: words.again };

/** A workout goes on during a reload; one that has ended by then is ready to begin again. */
export const Component = ({ id, caption, presets }: TimerView) => {
  const timer = useTimer(id, presets);
  const { run, status, elapsed } = timer;
  const { plan } = run;
  const sound = useSound(run);
  const isUnderWay = status === "running" || status === "paused";
  const text = announcementOf(plan, status, elapsed);
  const { announcement, ask } = useAnnouncement(text, status, phaseAt(plan, elapsed));
  useWakeLock(status === "running");

  const press =
    (step: Step, isPossible = true) =>
    () => {
      if (!isPossible) return;
      ask();
      timer.act(step);
    };

  return (
    <div className={styles.timer}>
      <div className={styles.live} data-print="none" data-needs="script">
        <Face plan={plan} status={status} elapsed={elapsed} />
        <Actions message={{ text: announcement, isVisible: false }}>
          <Button type="button" onClick={press(status === "running" ? pause : start)}>
            {main[status]}
          </Button>
          <button type="button" aria-disabled={!isUnderWay} onClick={press(skip, isUnderWay)}>
            {words.skip}
          </button>
          <button type="button" aria-disabled={status === "idle"} onClick={press(reset, status !== "idle")}>
            {words.restart}
          </button>
          <Toggle isOn={sound.isOn} onToggle={sound.toggle}>
            {words.sound}
          </Toggle>
        </Actions>
        <Fields
          presets={presets}
          plan={plan}
          isFixed={isUnderWay}
          onChange={(next) => timer.act(() => atStart(next))}
        />
        <Actions>
          <button type="button" onClick={timer.clear}>
            {words.clear}
          </button>
          <small>{words.kept}</small>
        </Actions>
      </div>
      <Presets caption={caption} presets={presets} />
    </div>
  );
};
