import fields from "../../parts/fields/fields.module.css";
import { Segments } from "../../parts/segments/segments.tsx";
import { type Field, most } from "./decide.ts";
import { type Readings, enter } from "./readings.ts";
import { labelOf, unitNames } from "./says.ts";
import { shownSpeed, units } from "./units.ts";
import { flyable as words } from "../../../site/words/flyable.ts";

type Props = { asked: Field[]; readings: Readings; onChange: (step: (before: Readings) => Readings) => void };

const shown = (readings: Readings, field: Field) => {
  const value = readings[field];
  if (value === undefined) return "";
  return typeof value === "number" ? value : shownSpeed(value, readings.unit);
};

export const Fields = ({ asked, readings, onChange }: Props) => (
  <>
    <Segments
      label={words.units}
      options={units.map((unit) => unitNames[unit])}
      chosen={units.indexOf(readings.unit)}
      onChoose={(index) => onChange((before) => ({ ...before, unit: units[index] ?? before.unit }))}
    />
    <div className={fields.fields} data-fields>
      {asked.map((field) => (
        <label key={field}>
          {labelOf(field, readings.unit)}
          <input
            type="number"
            inputMode="decimal"
            min={0}
            max={most(field)}
            step="any"
            value={shown(readings, field)}
            onChange={({ currentTarget: { value } }) => onChange((before) => enter(before, field, value))}
          />
        </label>
      ))}
    </div>
  </>
);
