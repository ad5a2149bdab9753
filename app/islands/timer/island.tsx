import type { TimerPreset, TimerView } from "../../../site/compile/view.ts";
import { timer as words } from "../../../site/words/timer.ts";
import { Action, Actions } from "../../parts/actions/actions.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Table } from "../../ui/tables/table.tsx";
import { Face } from "./face.tsx";
import { Fields } from "./fields.tsx";
import { clockText } from "./format.ts";
import { totalOf } from "./plan.ts";
import { atStart, pause, reset, skip, start } from "./run.ts";
import { useSound } from "./sound.ts";
import styles from "./timer.module.css";
import { useTimer } from "./use-timer.ts";
import { useWakeLock } from "./use-wake-lock.ts";

const main = { idle: words.start, running: words.pause, paused: words.resume, done: words.start };

const columns = [words.preset, words.ready, words.roundsField, words.work, words.rest, words.whole];

const rowOf = (preset: TimerPreset) => [
  <>
    {preset.title}
    {preset.comment && <em>{` (${preset.comment})`}</em>}
  </>,
  clockText(preset.ready),
  preset.rounds,
  clockText(preset.work),
  clockText(preset.rest),
  clockText(totalOf(preset) / 1000),
];

/** The timer keeps running during a reload. Without scripts there is only the table of workouts. */
export const Component = ({ id, caption, presets }: TimerView) => {
  const { run, status, elapsed, announcement, act, clear } = useTimer(id, presets);
  const sound = useSound(run);
  const isUnderWay = status === "running" || status === "paused";
  useWakeLock(status === "running");

  return (
    <div className={styles.timer}>
      <div className={styles.live} data-print="none" data-needs="script">
        <Face plan={run.plan} status={status} elapsed={elapsed} />
        <Actions message={{ text: announcement, isVisible: false }}>
          <Button onClick={() => act(status === "running" ? pause : start)}>{main[status]}</Button>
          <Action isDisabled={!isUnderWay} onClick={() => act(skip)}>
            {words.skip}
          </Action>
          <Action isDisabled={status === "idle"} onClick={() => act(reset)}>
            {words.restart}
          </Action>
          <Action isPressed={sound.isOn} onClick={sound.toggle}>
            {words.sound}
          </Action>
        </Actions>
        <Fields presets={presets} plan={run.plan} isFixed={isUnderWay} onChange={(plan) => act(() => atStart(plan))} />
        <Actions>
          <Action onClick={clear}>{words.clear}</Action>
          <small>{words.saved}</small>
        </Actions>
      </div>
      <Table
        className={styles.presets}
        caption={caption}
        columns={columns}
        rows={presets.map(rowOf)}
        data-cards
        data-figures="end"
      />
    </div>
  );
};
