import { type ComponentProps, useId, useState } from "react";
import * as words from "virtual:words/sky";
import type { SkyPlace } from "../../../site/compile/view.ts";
import { type Axis, type Choice, atPlace, days, isDate, isDegrees, limits } from "./choice.ts";
import styles from "./fields.module.css";

type FieldProps = Omit<ComponentProps<"input">, "onChange"> & {
  label: string;
  /** Takes what was typed if it can be used. */
  onType: (text: string) => void;
};

const Field = ({ label, value, onType, ...rest }: FieldProps) => {
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

type Props = { places: SkyPlace[]; choice: Choice; onChange: (choice: Choice) => void };

export const Fields = ({ places, choice, onChange }: Props) => {
  const id = useId();
  const { date, spot } = choice;
  const axis = (name: Axis) => (
    <Field
      label={words[name]}
      type="number"
      inputMode="text"
      step="any"
      min={-limits[name]}
      max={limits[name]}
      value={spot[name]}
      onType={(text) => {
        const value = text === "" ? undefined : Number(text);
        if (isDegrees(name, value)) onChange({ date, spot: { ...spot, [name]: value } });
      }}
    />
  );
  return (
    <div className={styles.fields}>
      <label htmlFor={id}>
        {words.place}
        <select
          id={id}
          autoComplete="off"
          value={places.findIndex(({ title }) => title === choice.place)}
          onChange={({ currentTarget }) => {
            const place = places[Number(currentTarget.value)];
            if (place) onChange(atPlace(date, place));
          }}
        >
          {places.map(({ title }, index) => (
            <option key={title} value={index}>
              {title}
            </option>
          ))}
          <option value={-1} disabled>
            {words.own}
          </option>
        </select>
      </label>
      {axis("latitude")}
      {axis("longitude")}
      <Field
        label={words.date}
        type="date"
        {...days}
        value={date}
        onType={(text) => {
          if (isDate(text)) onChange({ ...choice, date: text });
        }}
      />
    </div>
  );
};
