import { useState } from "react";
import type { SkyPlace } from "../../../site/compile/view.ts";
import { sky as words } from "../../../site/words/sky.ts";
import { Chooser } from "../../parts/fields/chooser.tsx";
import fields from "../../parts/fields/fields.module.css";
import { NumberInput } from "../../parts/fields/number-input.tsx";
import { type Choice, atPlace, days, isDate, ranges } from "./choice.ts";

/** A date applies once it is complete; an incomplete one is discarded on blur. */
const DateInput = ({ value, onDate }: { value: string; onDate: (date: string) => void }) => {
  const [draft, setDraft] = useState<string>();
  return (
    <input
      className={fields.input}
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

type Props = { places: SkyPlace[]; choice: Choice; onChange: (choice: Choice) => void };

export const Fields = ({ places, choice, onChange }: Props) => {
  const { date, spot, place } = choice;
  return (
    <div className={fields.fields}>
      <Chooser
        label={words.place}
        from={places}
        chosen={places.findIndex(({ title }) => title === place)}
        custom={words.custom}
        onChoose={(index) => onChange(atPlace(date, places[index] as SkyPlace))}
      />
      {(["latitude", "longitude"] as const).map((axis) => (
        <label key={axis}>
          {words[axis]}
          <NumberInput
            inputMode="text"
            value={spot[axis]}
            range={ranges[axis]}
            onValue={(value) => onChange({ date, spot: { ...spot, [axis]: value } })}
          />
        </label>
      ))}
      <label>
        {words.date}
        <DateInput value={date} onDate={(day) => onChange({ ...choice, date: day })} />
      </label>
    </div>
  );
};
