import { type ReactNode, useId } from "react";
import styles from "./segments.module.css";

type Props<Value extends string> = {
  label: ReactNode;
  options: readonly Value[];
  labelOf?: (option: Value) => string;
  value: Value;
  onValue: (value: Value) => void;
};

export const Segments = <Value extends string>(props: Props<Value>) => {
  const { label, options, labelOf = String, value, onValue } = props;
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onValue(option)} />
          <span>{labelOf(option)}</span>
        </label>
      ))}
    </fieldset>
  );
};
