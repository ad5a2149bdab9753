import { Lock, Shuffle } from "lucide";
import * as words from "virtual:words/foodPicker";
import type { FoodRow } from "../../../site/compile/view.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import styles from "./food-picker.module.css";
import { useFoods } from "./use-foods.ts";

type Props = { rows: FoodRow[]; random?: () => number };

export const FoodPicker = ({ rows, random = Math.random }: Props) => {
  const { drawn, locked, news, redraw, toggleLock } = useFoods(rows, random);

  return (
    <>
      <div className={styles.controls}>
        <Button type="button" data-replay onClick={redraw}>
          <Icon icon={Shuffle} />
          {words.button}
        </Button>
        <output>
          <Unseen>{news}</Unseen>
        </output>
      </div>
      <table className={styles.foods}>
        <thead>
          <tr>
            <th scope="col">{words.type}</th>
            <th scope="col">{words.food}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label }, row) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <div className={styles.food}>
                  <span>{drawn?.[row] ?? "\u2009"}</span>
                  {locked && (
                    <button
                      type="button"
                      data-print="none"
                      aria-label={words.lock({ name: label })}
                      aria-pressed={locked[row] !== null}
                      onClick={() => toggleLock(row)}
                    >
                      <Icon icon={Lock} />
                    </button>
                  )}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
    </>
  );
};
