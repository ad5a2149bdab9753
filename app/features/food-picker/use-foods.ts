import { useEffect, useState } from "react";
import type { FoodRow } from "../../../site/compile/view.ts";
import * as words from "virtual:words/foodPicker";
import { lang } from "virtual:words/language";
import { type KeptFoods, drawFoods, readKept } from "../../lib/food.ts";
import { recall, remember } from "../../lib/tab-storage.ts";

const storageKey = "locked-foods";

type Foods = {
  drawn: string[];
  locked: KeptFoods;
  /** What there is to say about a draw that the visitor asked for. */
  news?: string;
};

const newsOf = (drawn: string[], locked: KeptFoods) => {
  const fresh = drawn.filter((_, row) => locked[row] === null);
  if (fresh.length === 0) return words.allLocked;
  return words.news({ foods: new Intl.ListFormat(lang, { type: "unit" }).format(fresh) });
};

/** The foods that are shown, and which of them are locked. Locks last as long as the tab, through reloads too. */
export const useFoods = (rows: FoodRow[], random: () => number) => {
  const [foods, setFoods] = useState<Foods>();

  // The first draw waits for the browser: a prerendered one would be the same for everybody.
  useEffect(() => {
    const locked = readKept(rows, recall(storageKey));
    setFoods({ drawn: drawFoods(rows, random, locked), locked });
  }, [rows, random]);

  const redraw = () =>
    setFoods((now) => {
      if (!now) return now;
      const drawn = drawFoods(rows, random, now.locked);
      return { ...now, drawn, news: newsOf(drawn, now.locked) };
    });

  const toggleLock = (row: number) => {
    if (!foods) return;
    const isLocked = foods.locked[row] !== null;
    const locked = foods.locked.with(row, isLocked ? null : (foods.drawn[row] ?? null));
    remember(storageKey, JSON.stringify(locked));
    setFoods({ ...foods, locked });
  };

  return { ...foods, redraw, toggleLock };
};
