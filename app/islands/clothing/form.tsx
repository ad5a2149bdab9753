import { wear as words } from "../../../site/words/clothing.ts";
import fields from "../../parts/fields/fields.module.css";
import { NumberInput } from "../../parts/fields/number-input.tsx";
import { Segments } from "../../parts/segments/segments.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { type Choice, limits } from "./choice.ts";
import styles from "./clothing.module.css";
import { measures, rangeIn, rounded, unitOf } from "./units.ts";

type Props = { choice: Choice; onChange: (choice: Choice) => void };

export const Form = ({ choice, onChange }: Props) => (
  <fieldset className={styles.controls} data-print="none" data-needs="script">
    <legend>{words.now}</legend>
    {(["temperature", "wind"] as const).map((name) => {
      const { other, units, unitLabel } = measures[name];
      const unit = unitOf(name, choice);
      return (
        <div key={name} className={`${fields.fields} ${styles.measure}`}>
          <label>
            {words[name]}
            <NumberInput
              value={rounded(unit.show(choice[name]))}
              range={rangeIn(limits[name], unit)}
              onValue={(shown) => onChange({ ...choice, [name]: unit.read(shown) })}
            />
          </label>
          <Segments
            label={<VisuallyHidden>{unitLabel}</VisuallyHidden>}
            options={units.map(({ label }) => label)}
            chosen={Number(choice[other])}
            onChoose={(index) => onChange({ ...choice, [other]: index === 1 })}
          />
        </div>
      );
    })}
  </fieldset>
);
