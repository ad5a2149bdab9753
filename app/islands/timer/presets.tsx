import type { TimerPreset } from "../../../site/compile/view.ts";
import { planCells } from "../../../site/timer/clock.ts";
import tables from "../../ui/tables/tables.module.css";
import styles from "./timer.module.css";
import { timer as words } from "../../../site/words/timer.ts";

const labels = [words.ready, words.roundsField, words.work, words.rest, words.whole];

/** Without scripts there is nothing but these workouts. */
export const Presets = ({ caption, presets }: { caption: string; presets: TimerPreset[] }) => (
  <div className={styles.presets}>
    <table className={tables.table} data-cards>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {[words.preset, ...labels].map((label) => (
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
            {planCells(preset).map((text, index) => (
              <td key={labels[index]} data-label={labels[index]}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
