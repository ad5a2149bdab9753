import { useId, useState } from "react";
import type { Bounds } from "../../../site/compile/view.ts";
import { snap } from "./case.ts";
import styles from "./field.module.css";

type Props = { label: string; value: number; bounds: Bounds; onChange: (value: number) => void };

/** A number counts as soon as it lies within bounds, and is mended when the field is left. */
export const Field = ({ label, value, bounds, onChange }: Props) => {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const { min, max, step } = bounds;

  const type = (text: string) => {
    setDraft(text);
    const typed = Number(text);
    if (text !== "" && typed >= min && typed <= max) onChange(typed);
  };
  const leave = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    if (draft !== "" && Number.isFinite(Number(draft))) onChange(snap(Number(draft), bounds));
  };

  return (
    <div className={styles.field}>
      <label id={`${id}label`} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        autoComplete="off"
        min={min}
        max={max}
        step={step}
        value={draft ?? value}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === "Enter") leave();
        }}
      />
      <input
        type="range"
        aria-labelledby={`${id}label`}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
};
