import { wear as words } from "../../../site/words/clothing.ts";
import { type Choice, limits } from "./choice.ts";
import styles from "./clothing.module.css";
import { Measure } from "./measure.tsx";
import { degrees, speeds, unitsOf } from "./units.ts";

type Props = { choice: Choice; onChange: (part: Partial<Choice>) => void };

export const Form = ({ choice, onChange }: Props) => {
  const { degree, speed } = unitsOf(choice);
  return (
    <fieldset className={styles.controls} data-print="none">
      <legend>{words.now}</legend>
      <Measure
        label={words.temperature}
        value={choice.temperature}
        limits={limits.temperature}
        units={degrees}
        unit={degree}
        unitLabel={words.degrees}
        onValue={(temperature) => onChange({ temperature })}
        onUnit={(index) => onChange({ celsius: index === 1 })}
      />
      <Measure
        label={words.wind}
        value={choice.wind}
        limits={limits.wind}
        units={speeds}
        unit={speed}
        unitLabel={words.speed}
        onValue={(wind) => onChange({ wind })}
        onUnit={(index) => onChange({ kmh: index === 1 })}
      />
    </fieldset>
  );
};
