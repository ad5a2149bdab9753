import { type ComponentProps, useState } from "react";
import { type Range, snap } from "../../lib/snap.ts";
import styles from "./number-input.module.css";

type Props = Omit<ComponentProps<"input">, "value" | "className"> & {
  value: number;
  range: Range;
  onValue: (value: number) => void;
};

/**
 * A number counts as soon as it is in range. It stays as it is typed until the field is left, or until its value is
 * changed elsewhere; then a number out of range becomes the nearest one.
 */
export const NumberInput = ({ value, range, onValue, ...rest }: Props) => {
  const [draft, setDraft] = useState<{ text: string; value: number }>();
  const { min, max, step } = range;

  const type = (text: string) => {
    const typed = Number(text);
    const next = text !== "" && typed >= min && typed <= max ? snap(typed, range) : value;
    setDraft({ text, value: next });
    if (next !== value) onValue(next);
  };
  const leave = () => {
    setDraft(undefined);
    if (draft?.text) onValue(snap(Number(draft.text), range));
  };

  return (
    <input
      {...rest}
      className={styles.input}
      type="number"
      autoComplete="off"
      min={min}
      max={max}
      step={step}
      value={draft?.value === value ? draft.text : value}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === "Enter") leave();
      }}
    />
  );
};
