import { type ComponentProps, useId } from "react";
import { NumberInput } from "../../parts/fields/number-input.tsx";
import styles from "./field.module.css";

type Props = Pick<ComponentProps<typeof NumberInput>, "value" | "range" | "onValue"> & { label: string };

/** A number field with a slider. */
export const Field = ({ label, value, range, onValue }: Props) => {
  const id = useId();
  const { min, max, step } = range;
  return (
    <div className={styles.field}>
      <label id={`${id}label`} htmlFor={id}>
        {label}
      </label>
      <NumberInput id={id} value={value} range={range} inputMode="decimal" onValue={onValue} />
      <input
        type="range"
        aria-labelledby={`${id}label`}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ currentTarget }) => onValue(currentTarget.valueAsNumber)}
      />
    </div>
  );
};
