import { RefreshCw } from "lucide";
import { useRef } from "react";
import { lang } from "#words";
import type { FoodRow } from "../../../site/compile/view.ts";
import { foodWeek as words } from "../../../site/words/food.ts";
import { toggle } from "../../lib/toggle.ts";
import { Action, Actions } from "../../parts/actions/actions.tsx";
import { IconButton } from "../../parts/actions/icon-button.tsx";
import { useMessage } from "../../parts/actions/use-message.ts";
import { keyOnPage, useDeviceStore } from "../../parts/device-store/device-store.ts";
import { Table } from "../../ui/tables/table.tsx";
import type { LockedFoods } from "./food.ts";
import { listed } from "./listed.ts";
import { Shopping } from "./shopping.tsx";
import { type Week, drawWeek, noWeek, readWeek, redrawDay, shoppingList } from "./week.ts";
import styles from "./food-picker.module.css";

type Props = { id: string; rows: FoodRow[]; locked: LockedFoods };

/** The first of January 2024 was a Monday. */
const nameOf = (day: number) =>
  new Date(Date.UTC(2024, 0, 1 + day)).toLocaleDateString(lang, { weekday: "long", timeZone: "UTC" });

export const WeekPlan = ({ id, rows, locked }: Props) => {
  const [week, store] = useDeviceStore<Week>({
    key: keyOnPage("foods", id),
    none: noWeek,
    parse: (stored) => readWeek(stored, rows),
  });
  const { message, announce } = useMessage();
  const drawButton = useRef<HTMLButtonElement>(null);
  const isPlanned = week.days.length > 0;

  const draw = () => {
    store.change(() => drawWeek(rows, Math.random, locked));
    announce(words.drawn);
  };
  const drawDay = (day: number) => {
    store.change((now) => redrawDay(rows, now, day, Math.random));
    announce(words.announcement({ day: nameOf(day), foods: listed(store.get().days[day] ?? []) }));
  };
  const clear = () => {
    store.clear();
    // The clicked button disappears with the plan.
    drawButton.current?.focus();
    announce(words.cleared);
  };

  return (
    <details className={styles.week} data-needs="script">
      <summary>{words.title}</summary>
      <p>{words.intro}</p>
      {isPlanned && (
        <Table
          columns={[words.day, words.foods]}
          rows={week.days.map((foods, day) => [
            nameOf(day),
            <div key={day} className={styles.food}>
              {listed(foods)}
              <IconButton icon={RefreshCw} label={words.again({ day: nameOf(day) })} onClick={() => drawDay(day)} />
            </div>,
          ])}
          data-cards
        />
      )}
      <Actions message={message}>
        <Action ref={drawButton} onClick={draw}>
          {isPlanned ? words.redraw : words.draw}
        </Action>
        {isPlanned && <Action onClick={clear}>{words.clear}</Action>}
      </Actions>
      {isPlanned && (
        <Shopping
          list={shoppingList(rows, week)}
          bought={week.bought}
          onToggle={(food) => store.change((now) => ({ ...now, bought: toggle(now.bought, food) }))}
        />
      )}
    </details>
  );
};
