import fields from "../../parts/fields/fields.module.css";
import { NumberInput } from "../../parts/fields/number-input.tsx";
import { Segments } from "../../parts/segments/segments.tsx";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import type { Limits } from "./choice.ts";
import styles from "./clothing.module.css";
import { type Unit, rangeIn, rounded } from "./units.ts";

type Props = {
  label: string;
  value: number;
  limits: Limits;
  units: Unit[];
  unit: Unit;
  unitLabel: string;
  onValue: (value: number) => void;
  onUnit: (index: number) => void;
};

/** A number and its unit. */
export const Measure = ({ label, value, limits, units, unit, unitLabel, onValue, onUnit }: Props) => (
  <div className={`${fields.fields} ${styles.measure}`}>
    <label>
      {label}
      <NumberInput
        value={rounded(unit.show(value))}
        range={rangeIn(limits, unit)}
        onValue={(shown) => onValue(unit.read(shown))}
      />
    </label>
    <Segments
      label={<Unseen>{unitLabel}</Unseen>}
      options={units.map((one) => one.label)}
      chosen={units.indexOf(unit)}
      onChoose={onUnit}
    />
  </div>
);
