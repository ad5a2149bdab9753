import * as words from "virtual:words/timer";
import type { TimerPreset } from "../../../site/compile/view.ts";
import tables from "../../ui/tables/tables.module.css";
import { clockText, totalOf } from "./plan.ts";
import styles from "./timer.module.css";

const cellsOf = (preset: TimerPreset) => [
  [words.ready, clockText(preset.ready)],
  [words.roundsField, preset.rounds],
  [words.work, clockText(preset.work)],
  [words.rest, clockText(preset.rest)],
  [words.whole, clockText(totalOf(preset) / 1000)],
];

/** The workouts themselves, which is all there is without scripts. */
export const Presets = ({ caption, presets }: { caption: string; presets: TimerPreset[] }) => (
  <div className={styles.presets}>
    <table className={tables.table} data-cards>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {[words.preset, words.ready, words.roundsField, words.work, words.rest, words.whole].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {presets.map((preset) => (
          <tr key={preset.title}>
            <th scope="row">
              {preset.title}
              {preset.comment && <em>{` (${preset.comment})`}</em>}
            </th>
            {cellsOf(preset).map(([label, value]) => (
              <td key={label} data-label={label}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
