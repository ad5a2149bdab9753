import type { SkyPlace } from "../../../site/compile/view.ts";
import { Chooser } from "../../parts/fields/chooser.tsx";
import { Field } from "../../parts/fields/field.tsx";
import fields from "../../parts/fields/fields.module.css";
import { type Axis, type Choice, atPlace, days, isDate, isDegrees, limits } from "./choice.ts";
import { sky as words } from "../../../site/words/sky.ts";

type Props = { places: SkyPlace[]; choice: Choice; onChange: (choice: Choice) => void };

export const Fields = ({ places, choice, onChange }: Props) => {
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
    <div className={fields.fields}>
      <Chooser
        label={words.place}
        from={places}
        chosen={places.findIndex(({ title }) => title === choice.place)}
        own={words.own}
        onChoose={(index) => {
          const place = places[index];
          if (place) onChange(atPlace(date, place));
        }}
      />
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
