import type { ClothingRow } from "../../../site/compile/view.ts";
import { Actions } from "../../parts/actions/actions.tsx";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import { boundsIn, longestWeather } from "./answer.ts";
import { limits } from "./choice.ts";
import styles from "./clothing.module.css";
import { Measure } from "./measure.tsx";
import { degrees, speeds, unitsOf } from "./units.ts";
import type { useWear } from "./use-wear.ts";
import { clothing, wear as words } from "../../../site/words/clothing.ts";

const { day, night } = clothing;

type Props = ReturnType<typeof useWear> & { rows: ClothingRow[] };

/** A text with room for each of those that may come in its place, so that nothing below moves: the longest is not always the highest. */
const Roomy = ({ text, others }: { text: string; others: string[] }) => (
  <span className={styles.room}>
    <span>{text}</span>
    {[...new Set(others)].map((other) => (
      <span key={other} data-other={other} aria-hidden="true" />
    ))}
  </span>
);

export const Wear = ({ rows, choice, worn, said, news, change, clear }: Props) => {
  const { degree, speed } = unitsOf(choice);
  return (
    <div className={styles.wear}>
      <fieldset className={styles.controls} data-print="none">
        <legend>{words.now}</legend>
        <Measure
          label={words.temperature}
          value={choice.temperature}
          limits={limits.temperature}
          units={degrees}
          unit={degree}
          unitLabel={words.degrees}
          onValue={(temperature) => change({ temperature })}
          onUnit={(index) => change({ celsius: index === 1 })}
        />
        <Measure
          label={words.wind}
          value={choice.wind}
          limits={limits.wind}
          units={speeds}
          unit={speed}
          unitLabel={words.speed}
          onValue={(wind) => change({ wind })}
          onUnit={(index) => change({ kmh: index === 1 })}
        />
      </fieldset>
      <div className={styles.answer}>
        <p>
          <Roomy text={said} others={[longestWeather]} />
        </p>
        {worn && (
          <dl>
            {[
              { label: day, layer: worn.layer, others: rows.map((row) => row.layer) },
              { label: night, layer: worn.layerNight, others: rows.map((row) => row.layerNight) },
            ].map(({ label, layer, others }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Roomy text={layer} others={others} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className={styles.foot}>
        <small>{boundsIn(choice)}</small>
        <Actions>
          <button type="button" onClick={clear}>
            {words.clear}
          </button>
        </Actions>
      </div>
      <output>
        <Unseen>{news}</Unseen>
      </output>
    </div>
  );
};
