import { RefreshCw } from "lucide";
import { useMemo, useRef } from "react";
import { lang } from "#words";
import type { FoodRow } from "../../../site/compile/view.ts";
import { foodWeek as words } from "../../../site/words/food.ts";
import { Actions } from "../../parts/actions/actions.tsx";
import { IconButton } from "../../parts/actions/icon-button.tsx";
import { useMessage } from "../../parts/actions/use-message.ts";
import { deviceStore, pagePath, useStored } from "../../parts/device-store/device-store.ts";
import tables from "../../ui/tables/tables.module.css";
import type { LockedFoods } from "./food.ts";
import { listed } from "./listed.ts";
import { Shopping } from "./shopping.tsx";
import { type Week, drawWeek, noWeek, readWeek, redrawDay, shoppingList, toggleBought } from "./week.ts";
import styles from "./week.module.css";

type Props = { id: string; rows: FoodRow[]; locked: LockedFoods };

let dayFormat: Intl.DateTimeFormat | undefined;

/** The first of January 2024 was a Monday. The format is made when it is needed: it takes long, and few plan a week. */
const nameOf = (day: number) => {
  dayFormat ??= new Intl.DateTimeFormat(lang, { weekday: "long", timeZone: "UTC" });
  return dayFormat.format(Date.UTC(2024, 0, 1 + day));
};

export const WeekPlan = ({ id, rows, locked }: Props) => {
  const store = useMemo(
    () =>
      deviceStore<Week>({
        key: `foods ${pagePath()} ${id} 1`,
        none: noWeek,
        parse: (stored) => readWeek(stored, rows),
      }),
    [id, rows],
  );
  const week = useStored(store, noWeek);
  const { message, announce } = useMessage();
  const drawButton = useRef<HTMLButtonElement>(null);
  const isPlanned = week.days.length > 0;

  const draw = () => {
    store.change(() => drawWeek(rows, Math.random, locked));
    announce(words.drawn);
  };
  const drawDay = (day: number) => {
    store.change((now) => redrawDay(rows, now, day, Math.random));
    announce(words.news({ day: nameOf(day), foods: listed(store.get().days[day] ?? []) }));
  };
  const clear = () => {
    store.clear();
    // The button that was pressed goes with the week.
    drawButton.current?.focus();
    announce(words.cleared);
  };

  return (
    <details className={styles.week} data-needs="script">
      <summary>{words.title}</summary>
      <p>{words.intro}</p>
      {isPlanned && (
        <table className={tables.table} data-cards>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.foods}</th>
            </tr>
          </thead>
          <tbody>
            {week.days.map((foods, day) => (
              <tr key={day}>
                <th scope="row">{nameOf(day)}</th>
                <td>
                  <div>
                    <span>{listed(foods)}</span>
                    <IconButton
                      icon={RefreshCw}
                      label={words.again({ day: nameOf(day) })}
                      onClick={() => drawDay(day)}
                    />
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Actions message={message}>
        <button ref={drawButton} type="button" onClick={draw}>
          {isPlanned ? words.redraw : words.draw}
        </button>
        {isPlanned && (
          <button type="button" onClick={clear}>
            {words.clear}
          </button>
        )}
      </Actions>
      {isPlanned && (
        <Shopping
          list={shoppingList(rows, week)}
          bought={week.bought}
          onToggle={(food) => store.change((now) => toggleBought(now, food))}
        />
      )}
    </details>
  );
};
