import { type ComponentProps, useState } from "react";
import { type Range, snap } from "../../lib/range.ts";
import styles from "./fields.module.css";

type Props = Omit<ComponentProps<"input">, "value" | "className"> & {
  value: number | undefined;
  range: Range;
  onValue: (value: number) => void;
  /** Without it, an empty field keeps its value. */
  onEmpty?: () => void;
};

/**
 * A number applies as soon as it is in range. The text stays as typed until blur, or until the value changes elsewhere; then
 * a number out of range is corrected to the nearest one.
 */
export const NumberInput = ({ value, range, onValue, onEmpty, ...rest }: Props) => {
  const [draft, setDraft] = useState<{ text: string; value: number | undefined }>();
  const { min, max, step } = range;

  const empty = () => {
    setDraft({ text: "", value: onEmpty ? undefined : value });
    onEmpty?.();
  };
  const onType = (text: string) => {
    if (text === "") return empty();
    const typed = Number(text);
    const next = typed >= min && typed <= max ? snap(typed, range) : value;
    setDraft({ text, value: next });
    if (next !== undefined && next !== value) onValue(next);
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
      value={draft && draft.value === value ? draft.text : (value ?? "")}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === "Enter") leave();
      }}
    />
  );
};
