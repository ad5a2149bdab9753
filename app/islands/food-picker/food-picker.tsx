import { Lock, Shuffle } from "lucide";
import type { FoodRow } from "../../../site/compile/view.ts";
import { Actions } from "../../parts/actions/actions.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import { useShare } from "../../parts/share/use-share.ts";
import { toSearch } from "./address.ts";
import styles from "./food-picker.module.css";
import { useFoods } from "./use-foods.ts";
import { WeekPlan } from "./week-plan.tsx";
import { foodPicker as words } from "../../../site/words/food.ts";

type Props = {
  id: string;
  rows: FoodRow[];
  /** The browser's first draw: see first-draw.client.ts. */
  drawn?: string[];
};

export const FoodPicker = ({ id, rows, drawn: first = rows.map(({ foods }) => foods[0] ?? "") }: Props) => {
  const { drawn, locked, news, canUndo, redraw, undo, toggleLock } = useFoods(rows, first);
  const { state, share } = useShare(words.shared, toSearch(drawn));
  const answer = { idle: "", copied: words.copied, failed: words.notCopied }[state];

  return (
    <>
      <Actions>
        <Button type="button" onClick={redraw}>
          <Icon icon={Shuffle} />
          {words.button}
        </Button>
        <button type="button" aria-disabled={!canUndo} onClick={undo}>
          {words.undo}
        </button>
        <button type="button" onClick={share}>
          {words.share}
        </button>
        <output>{answer || <Unseen>{news}</Unseen>}</output>
      </Actions>
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
                  <span data-drawn>{drawn[row]}</span>
                  <button
                    type="button"
                    className={styles.sign}
                    data-print="none"
                    aria-label={words.lock({ name: label })}
                    aria-pressed={typeof locked[row] === "string"}
                    onClick={() => toggleLock(row)}
                  >
                    <Icon icon={Lock} />
                  </button>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      <WeekPlan id={id} rows={rows} locked={locked} />
    </>
  );
};
