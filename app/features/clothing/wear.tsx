import { day, night } from "virtual:words/clothing";
import * as words from "virtual:words/wear";
import type { ClothingRow } from "../../../site/compile/view.ts";
import { Actions } from "../actions/actions.tsx";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import { boundsIn, longestWeather } from "./answer.ts";
import { limits } from "./choice.ts";
import styles from "./clothing.module.css";
import { Measure } from "./measure.tsx";
import { degrees, speeds, unitsOf } from "./units.ts";
import type { useWear } from "./use-wear.ts";

type Props = ReturnType<typeof useWear> & { rows: ClothingRow[] };

const longest = (texts: string[]) => texts.reduce((best, text) => (text.length > best.length ? text : best), "");

/** There is room for any answer, so that nothing below moves. */
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
        <p data-room={longestWeather}>
          <span>{said}</span>
        </p>
        {worn && (
          <dl>
            {[
              { label: day, layer: worn.layer, room: longest(rows.map(({ layer }) => layer)) },
              { label: night, layer: worn.layerNight, room: longest(rows.map(({ layerNight }) => layerNight)) },
            ].map(({ label, layer, room }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd data-room={room}>
                  <span>{layer}</span>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className={styles.foot}>
        <small>{boundsIn(choice)}</small>
        <Actions>
          <button type="button" data-replay onClick={clear}>
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
