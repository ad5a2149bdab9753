import { useId, useState } from "react";
import * as words from "virtual:words/timer";
import type { TimerPreset } from "../../../site/compile/view.ts";
import type { Plan } from "../../../site/timer/clock.ts";
import { type Name, bounds, fits, names } from "./plan.ts";
import styles from "./fields.module.css";
import { planOf } from "./use-timer.ts";

const labels: Record<Name, string> = {
  rounds: words.roundsField,
  work: words.workField,
  rest: words.restField,
  ready: words.readyField,
};

type FieldProps = { name: Name; value: number; onChange: (value: number) => void };

/** What is typed counts as soon as it can be used; what cannot is gone when the field is left. */
const Field = ({ name, value, onChange }: FieldProps) => {
  const [draft, setDraft] = useState<string>();
  const type = (text: string) => {
    setDraft(text);
    if (text !== "" && fits(name, Number(text))) onChange(Number(text));
  };
  return (
    <label>
      {labels[name]}
      <input
        type="number"
        inputMode="numeric"
        autoComplete="off"
        {...bounds[name]}
        step={1}
        value={draft ?? value}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => setDraft(undefined)}
      />
    </label>
  );
};

type Props = { presets: TimerPreset[]; plan: Plan; isFixed: boolean; onChange: (plan: Plan) => void };

export const Fields = ({ presets, plan, isFixed, onChange }: Props) => {
  const id = useId();
  const chosen = presets.findIndex((preset) => names.every((name) => preset[name] === plan[name]));
  return (
    <fieldset className={styles.fields} disabled={isFixed}>
      <label htmlFor={id} data-wide>
        {words.preset}
        <select
          id={id}
          autoComplete="off"
          value={chosen}
          onChange={({ currentTarget }) => {
            const preset = presets[Number(currentTarget.value)];
            if (preset) onChange(planOf(preset));
          }}
        >
          {presets.map(({ title }, index) => (
            <option key={title} value={index}>
              {title}
            </option>
          ))}
          <option value={-1} disabled>
            {words.own}
          </option>
        </select>
      </label>
      {names.map((name) => (
        <Field key={name} name={name} value={plan[name]} onChange={(value) => onChange({ ...plan, [name]: value })} />
      ))}
    </fieldset>
  );
};
