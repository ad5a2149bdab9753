import { flyable as words } from "../../../site/words/flyable.ts";
import { speedUnits } from "../../lib/speed.ts";
import fields from "../../parts/fields/fields.module.css";
import { NumberInput } from "../../parts/fields/number-input.tsx";
import { Segments } from "../../parts/segments/segments.tsx";
import type { Field } from "./decide.ts";
import { labelOf, unitNames } from "./format.ts";
import { type Readings, enter, rangeOf, shownReading } from "./readings.ts";

type Props = { shown: Field[]; readings: Readings; onChange: (readings: Readings) => void };

export const Fields = ({ shown, readings, onChange }: Props) => (
  <>
    <Segments
      label={words.units}
      options={speedUnits}
      labelOf={(unit) => unitNames[unit]}
      value={readings.unit}
      onValue={(unit) => onChange({ ...readings, unit })}
    />
    <div className={fields.fields} data-fields>
      {shown.map((field) => (
        <label key={field}>
          {labelOf(field, readings.unit)}
          <NumberInput
            inputMode="decimal"
            value={shownReading(readings, field)}
            range={rangeOf(field)}
            onValue={(value) => onChange(enter(readings, field, value))}
            onEmpty={() => onChange({ ...readings, [field]: undefined })}
          />
        </label>
      ))}
    </div>
  </>
);
