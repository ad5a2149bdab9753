import type { TimerPreset } from "../../../site/compile/view.ts";
import type { Plan } from "../../../site/timer/clock.ts";
import { Chooser } from "../../parts/fields/chooser.tsx";
import { Field } from "../../parts/fields/field.tsx";
import fields from "../../parts/fields/fields.module.css";
import { type Name, bounds, fits, names } from "./plan.ts";
import { planOf } from "./use-timer.ts";
import { timer as words } from "../../../site/words/timer.ts";

const labels: Record<Name, string> = {
  rounds: words.roundsField,
  work: words.workField,
  rest: words.restField,
  ready: words.readyField,
};

type Props = { presets: TimerPreset[]; plan: Plan; isFixed: boolean; onChange: (plan: Plan) => void };

export const Fields = ({ presets, plan, isFixed, onChange }: Props) => (
  <fieldset className={fields.fields} disabled={isFixed}>
    <Chooser
      label={words.preset}
      from={presets}
      chosen={presets.findIndex((preset) => names.every((name) => preset[name] === plan[name]))}
      own={words.own}
      onChoose={(index) => {
        const preset = presets[index];
        if (preset) onChange(planOf(preset));
      }}
    />
    {names.map((name) => (
      <Field
        key={name}
        label={labels[name]}
        type="number"
        inputMode="numeric"
        {...bounds[name]}
        step={1}
        value={plan[name]}
        onType={(text) => {
          if (text !== "" && fits(name, Number(text))) onChange({ ...plan, [name]: Number(text) });
        }}
      />
    ))}
  </fieldset>
);
