import { Lock, Shuffle } from "lucide";
import * as words from "virtual:words/foodPicker";
import type { FoodRow } from "../../../site/compile/view.ts";
import { Actions } from "../actions/actions.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import { useShare } from "../share/use-share.ts";
import { toSearch } from "./address.ts";
import styles from "./food-picker.module.css";
import { useFoods } from "./use-foods.ts";
import { WeekPlan } from "./week-plan.tsx";

type Props = { id: string; rows: FoodRow[]; random?: () => number };

const dice = () => Math.random();

export const FoodPicker = ({ id, rows, random = dice }: Props) => {
  const { drawn, locked, news, table, canUndo, redraw, undo, toggleLock } = useFoods(rows, random);
  const { state, share } = useShare(words.shared, toSearch(drawn ?? []));
  const answer = { idle: "", copied: words.copied, failed: words.notCopied }[state];

  return (
    <>
      <Actions>
        <Button type="button" data-replay onClick={redraw}>
          <Icon icon={Shuffle} />
          {words.button}
        </Button>
        <button type="button" data-replay aria-disabled={!canUndo} onClick={undo}>
          {words.undo}
        </button>
        <button type="button" data-replay onClick={share}>
          {words.share}
        </button>
        <output>{answer || <Unseen>{news}</Unseen>}</output>
      </Actions>
      <table ref={table} className={styles.foods} data-live suppressHydrationWarning>
        <thead>
          <tr>
            <th scope="col">{words.type}</th>
            <th scope="col">{words.food}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, foods }, row) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <div className={styles.food}>
                  <span data-draw={foods.join("\n")} suppressHydrationWarning>
                    {drawn?.[row] ?? "\u2009"}
                  </span>
                  <button
                    type="button"
                    className={styles.sign}
                    data-print="none"
                    data-replay
                    aria-label={words.lock({ name: label })}
                    aria-pressed={typeof locked?.[row] === "string"}
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
      <WeekPlan id={id} rows={rows} locked={locked ?? []} random={random} />
    </>
  );
};
