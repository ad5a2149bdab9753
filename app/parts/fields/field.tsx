import { type ComponentProps, useState } from "react";

type Props = Omit<ComponentProps<"input">, "onChange"> & {
  label: string;
  onType: (text: string) => void;
};

/** A text counts as soon as it can be used; one that cannot is gone when the field is left. */
export const Field = ({ label, value, onType, ...rest }: Props) => {
  const [draft, setDraft] = useState<string>();
  return (
    <label>
      {label}
      <input
        {...rest}
        autoComplete="off"
        value={draft ?? value}
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.value);
          onType(currentTarget.value);
        }}
        onBlur={() => setDraft(undefined)}
      />
    </label>
  );
};
