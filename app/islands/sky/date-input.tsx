import { useState } from "react";
import { days, isDate } from "./choice.ts";

type Props = { value: string; onDate: (date: string) => void };

/** A date counts as soon as it is whole; one that is not is gone when the field is left. */
export const DateInput = ({ value, onDate }: Props) => {
  const [draft, setDraft] = useState<string>();
  return (
    <input
      type="date"
      autoComplete="off"
      {...days}
      value={draft ?? value}
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value);
        if (isDate(currentTarget.value)) onDate(currentTarget.value);
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
};
