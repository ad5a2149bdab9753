import { weatherForm as words } from "../../../site/words/clothing.ts";
import fields from "../../parts/fields/fields.module.css";
import { NumberInput } from "../../parts/fields/number-input.tsx";
import { Segments } from "../../parts/segments/segments.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./clothing.module.css";
import { type Choice, rangeIn, rounded, unitOf, units } from "./units.ts";

const measures = [
  { name: "temperature", other: "celsius", unitLabel: words.degrees },
  { name: "wind", other: "kmh", unitLabel: words.speed },
] as const;

type Props = { choice: Choice; onChange: (choice: Choice) => void };

export const Form = ({ choice, onChange }: Props) => (
  <fieldset className={styles.controls} data-print="none" data-needs="script">
    <legend>{words.now}</legend>
    {measures.map(({ name, other, unitLabel }) => {
      const unit = unitOf(name, choice);
      return (
        <div key={name} className={`${fields.fields} ${styles.measure}`}>
          <label>
            {words[name]}
            <NumberInput
              value={rounded(unit.show(choice[name]))}
              range={rangeIn(name, unit)}
              onValue={(shown) => onChange({ ...choice, [name]: unit.read(shown) })}
            />
          </label>
          <Segments
            label={<VisuallyHidden>{unitLabel}</VisuallyHidden>}
            options={units[name].map(({ label }) => label)}
            value={unit.label}
            onValue={(label) => onChange({ ...choice, [other]: label === units[name][1].label })}
          />
        </div>
      );
    })}
  </fieldset>
);
