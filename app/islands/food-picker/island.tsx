import { Lock, Shuffle } from "lucide";
import { useState } from "react";
import type { FoodRow } from "../../../site/compile/view.ts";
import { copying } from "../../../site/words/common.ts";
import { foodPicker as words } from "../../../site/words/food.ts";
import { tabStorage } from "../../lib/storage.ts";
import { Action, Actions } from "../../parts/actions/actions.tsx";
import { IconButton } from "../../parts/actions/icon-button.tsx";
import { useMessage } from "../../parts/actions/use-message.ts";
import { urlWithParam, replaceQueryParam } from "../../parts/query-param/query-param.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Table } from "../../ui/tables/table.tsx";
import { type LockedFoods, drawFoods, param, lockedKey, toQuery } from "./food.ts";
import styles from "./food-picker.module.css";
import { listed } from "./listed.ts";
import { WeekPlan } from "./week-plan.tsx";

type Props = {
  id: string;
  rows: FoodRow[];
  /** The foods drawn before hydration: see app/shell/first-foods.client.ts. */
  first?: { drawn: string[]; locked: LockedFoods };
};

/** The build renders the first food of each list. */
const firstOf = (rows: FoodRow[]) => ({ drawn: rows.map(({ foods }) => foods[0] ?? ""), locked: rows.map(() => null) });

/** Locks last until the tab is closed. */
export const Component = ({ id, rows, first = firstOf(rows) }: Props) => {
  const [drawn, setDrawn] = useState(first.drawn);
  const [locked, setLocked] = useState(first.locked);
  const [earlier, setEarlier] = useState<string[][]>([]);
  const { message, announce, share } = useMessage();

  const redraw = () => {
    const next = drawFoods(rows, Math.random, locked, drawn);
    setDrawn(next);
    setEarlier([...earlier, drawn]);
    replaceQueryParam(param);
    const fresh = next.filter((_, row) => locked[row] === null);
    announce(fresh.length > 0 ? words.announcement({ foods: listed(fresh) }) : words.allLocked);
  };
  const undo = () => {
    const before = (earlier.at(-1) ?? drawn).map((food, row) => locked[row] ?? food);
    setDrawn(before);
    setEarlier(earlier.slice(0, -1));
    replaceQueryParam(param);
    announce(words.undone({ foods: listed(before) }));
  };
  const toggleLock = (row: number) => {
    const next = locked.with(row, locked[row] === null ? (drawn[row] ?? null) : null);
    tabStorage.write(lockedKey, JSON.stringify(next));
    setLocked(next);
  };

  return (
    <>
      <Actions message={message}>
        <Button onClick={redraw}>
          <Icon icon={Shuffle} />
          {words.button}
        </Button>
        <Action isDisabled={earlier.length === 0} onClick={undo}>
          {words.undo}
        </Action>
        <Action onClick={() => share(words.shared, urlWithParam(param, toQuery(drawn)))}>{copying.link}</Action>
      </Actions>
      <Table
        className={styles.foods}
        columns={[words.type, words.food]}
        rows={rows.map(({ label }, row) => [
          label,
          <div key={label} className={styles.food}>
            <span data-drawn>{drawn[row]}</span>
            <IconButton
              icon={Lock}
              label={words.lock({ name: label })}
              isPressed={typeof locked[row] === "string"}
              onClick={() => toggleLock(row)}
            />
          </div>,
        ])}
      />
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      <WeekPlan id={id} rows={rows} locked={locked} />
    </>
  );
};
