import type { TimerPreset } from "../../../site/compile/view.ts";
import { timer as words } from "../../../site/words/timer.ts";
import tables from "../../ui/tables/tables.module.css";
import { clockText } from "./format.ts";
import { totalOf } from "./plan.ts";
import styles from "./timer.module.css";

const columns: [label: string, text: (preset: TimerPreset) => string][] = [
  [words.ready, ({ ready }) => clockText(ready)],
  [words.roundsField, ({ rounds }) => String(rounds)],
  [words.work, ({ work }) => clockText(work)],
  [words.rest, ({ rest }) => clockText(rest)],
  [words.whole, (preset) => clockText(totalOf(preset) / 1000)],
];

/** Without scripts there is nothing but these workouts. */
export const Presets = ({ caption, presets }: { caption: string; presets: TimerPreset[] }) => (
  <div className={styles.presets}>
    <table className={tables.table} data-cards data-figures>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.preset}</th>
          {columns.map(([label]) => (
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
            {columns.map(([label, text]) => (
              <td key={label} data-label={label}>
                {text(preset)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
