import { Lock, Shuffle } from "lucide";
import * as words from "virtual:words/foodPicker";
import { foodCategories, rowLabel } from "../../lib/food.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import styles from "./food-picker.module.css";
import { useFoods } from "./use-foods.ts";

type Props = { foods: string[][]; random?: () => number };

/** One suggestion of each category, drawn when the page is shown and on every click; a locked one stays. */
export const FoodPicker = ({ foods, random = Math.random }: Props) => {
  const { drawn, locked, news, redraw, toggleLock } = useFoods(foods, random);

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
          {foodCategories.map((name, row) => (
            <tr key={name}>
              <th scope="row">{rowLabel(name)}</th>
              <td>
                <div className={styles.food}>
                  <span>{drawn?.[row] ?? "\u2009"}</span>
                  {locked && (
                    <button
                      type="button"
                      data-print="none"
                      aria-label={words.lock({ name: rowLabel(name) })}
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
