import { Lock, Shuffle } from "lucide";
import type { FoodRow } from "../../../site/compile/view.ts";
import { copying } from "../../../site/words/common.ts";
import { foodPicker as words } from "../../../site/words/food.ts";
import { Actions } from "../../parts/actions/actions.tsx";
import { IconButton } from "../../parts/actions/icon-button.tsx";
import { useMessage } from "../../parts/actions/use-message.ts";
import { addressWith } from "../../parts/address/address.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import tables from "../../ui/tables/tables.module.css";
import { type LockedFoods, field, toAddress } from "./food.ts";
import styles from "./food-picker.module.css";
import { listed } from "./listed.ts";
import { useFoods } from "./use-foods.ts";
import { WeekPlan } from "./week-plan.tsx";

type Props = {
  id: string;
  rows: FoodRow[];
  /** The browser's first draw: see first-draw.client.ts. */
  first?: { drawn: string[]; locked: LockedFoods };
};

/** At build the first food of each list stands for the draw. */
const firstOf = (rows: FoodRow[]) => ({ drawn: rows.map(({ foods }) => foods[0] ?? ""), locked: rows.map(() => null) });

export const FoodPicker = ({ id, rows, first = firstOf(rows) }: Props) => {
  const { drawn, locked, canUndo, redraw, undo, toggleLock } = useFoods(rows, first);
  const { message, announce, share } = useMessage();
  const drawAgain = () => {
    const fresh = redraw();
    announce(fresh.length > 0 ? words.news({ foods: listed(fresh) }) : words.allLocked);
  };

  return (
    <>
      <Actions message={message}>
        <Button type="button" onClick={drawAgain}>
          <Icon icon={Shuffle} />
          {words.button}
        </Button>
        <button
          type="button"
          aria-disabled={!canUndo}
          onClick={() => canUndo && announce(words.undone({ foods: listed(undo()) }))}
        >
          {words.undo}
        </button>
        <button type="button" onClick={() => share(words.shared, addressWith(field, toAddress(drawn)))}>
          {copying.link}
        </button>
      </Actions>
      <table className={`${tables.table} ${styles.foods}`}>
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
                  <IconButton
                    icon={Lock}
                    label={words.lock({ name: label })}
                    isPressed={typeof locked[row] === "string"}
                    onClick={() => toggleLock(row)}
                  />
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
