import type { TimerPreset } from "../../../site/compile/view.ts";
import { timer as words } from "../../../site/words/timer.ts";
import { Chooser } from "../../parts/fields/chooser.tsx";
import fields from "../../parts/fields/fields.module.css";
import { NumberInput } from "../../parts/fields/number-input.tsx";
import { type Plan, isSamePlan, names, planOf, ranges } from "./plan.ts";

type Props = { presets: TimerPreset[]; plan: Plan; isFixed: boolean; onChange: (plan: Plan) => void };

export const Fields = ({ presets, plan, isFixed, onChange }: Props) => (
  <fieldset className={fields.fields} disabled={isFixed}>
    <Chooser
      label={words.preset}
      from={presets}
      chosen={presets.findIndex((preset) => isSamePlan(preset, plan))}
      custom={words.custom}
      onChoose={(index) => onChange(planOf(presets[index] ?? plan))}
    />
    {names.map((name) => (
      <label key={name}>
        {words[`${name}Field`]}
        <NumberInput
          inputMode="numeric"
          value={plan[name]}
          range={ranges[name]}
          onValue={(value) => onChange({ ...plan, [name]: value })}
        />
      </label>
    ))}
  </fieldset>
);
