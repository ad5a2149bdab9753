import { useMemo, useRef, useState } from "react";
import { RefreshCw } from "lucide";
import type { FoodRow } from "../../../site/compile/view.ts";
import type { KeptFoods } from "./food.ts";
import { Actions } from "../../parts/actions/actions.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import tables from "../../ui/tables/tables.module.css";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import { keep, pagePath, useKept } from "../../parts/kept/kept.ts";
import { listed } from "./listed.ts";
import { Shopping } from "./shopping.tsx";
import { type Week, drawWeek, noWeek, readWeek, redrawDay, shoppingList, toggleBought } from "./week.ts";
import picker from "./food-picker.module.css";
import styles from "./week.module.css";
import { lang } from "#words";
import { foodWeek as words } from "../../../site/words/food.ts";

type Props = { id: string; rows: FoodRow[]; locked: KeptFoods };

let dayFormat: Intl.DateTimeFormat | undefined;

/** The first of January 2024 was a Monday. The format is made when it is needed: it takes long, and few plan a week. */
const nameOf = (day: number) => {
  dayFormat ??= new Intl.DateTimeFormat(lang, { weekday: "long", timeZone: "UTC" });
  return dayFormat.format(Date.UTC(2024, 0, 1 + day));
};

export const WeekPlan = ({ id, rows, locked }: Props) => {
  const store = useMemo(
    () => keep<Week>({ key: `foods ${pagePath()} ${id} 1`, none: noWeek, parse: (stored) => readWeek(stored, rows) }),
    [id, rows],
  );
  const week = useKept(store, noWeek);
  const [news, setNews] = useState("");
  const first = useRef<HTMLButtonElement>(null);
  const isPlanned = week.days.length > 0;

  const draw = () => {
    store.change(() => drawWeek(rows, Math.random, locked));
    setNews(words.drawn);
  };

  const drawDay = (day: number) => {
    store.change((now) => redrawDay(rows, now, day, Math.random));
    setNews(words.news({ day: nameOf(day), foods: listed(store.get().days[day] ?? []) }));
  };

  const clear = () => {
    store.clear();
    // The button that was pressed goes with the week.
    first.current?.focus();
    setNews(words.cleared);
  };

  return (
    <details className={styles.week}>
      <summary>{words.title}</summary>
      <p>{words.intro}</p>
      {isPlanned && (
        <table className={tables.table}>
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
                    <button
                      type="button"
                      className={picker.sign}
                      data-print="none"
                      aria-label={words.again({ day: nameOf(day) })}
                      onClick={() => drawDay(day)}
                    >
                      <Icon icon={RefreshCw} />
                    </button>
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Actions>
        <button ref={first} type="button" onClick={draw}>
          {isPlanned ? words.redraw : words.draw}
        </button>
        {isPlanned && (
          <button type="button" onClick={clear}>
            {words.clear}
          </button>
        )}
        <output>
          <Unseen>{news}</Unseen>
        </output>
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
