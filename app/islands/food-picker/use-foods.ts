import { useEffect, useState } from "react";
import type { FoodRow } from "../../../site/compile/view.ts";
import { recall, remember } from "../../lib/tab-storage.ts";
import { leaveField } from "../../parts/address/address.ts";
import { field } from "./address.ts";
import { storageKey } from "./first-foods.ts";
import { type KeptFoods, drawFoods, readKept } from "./food.ts";
import { listed } from "./listed.ts";
import { foodPicker as words } from "../../../site/words/food.ts";

type Foods = {
  drawn: string[];
  locked: KeptFoods;
  earlier: string[][];
  news?: string;
};

const newsOf = (drawn: string[], locked: KeptFoods) => {
  const fresh = drawn.filter((_, row) => locked[row] === null);
  if (fresh.length === 0) return words.allLocked;
  return words.news({ foods: listed(fresh) });
};

/** Locks last as long as the tab, through reloads too. */
export const useFoods = (rows: FoodRow[], first: string[]) => {
  const [foods, setFoods] = useState<Foods>({ drawn: first, locked: rows.map(() => null), earlier: [] });

  useEffect(() => {
    const kept = readKept(rows, recall(storageKey));
    // A row for which the address named another food is not locked.
    setFoods((now) => ({ ...now, locked: kept.map((food, row) => (food === now.drawn[row] ? food : null)) }));
  }, [rows]);

  const redraw = () => {
    setFoods((now) => {
      const drawn = drawFoods(rows, Math.random, now.locked, now.drawn);
      return { ...now, drawn, earlier: [...now.earlier, now.drawn], news: newsOf(drawn, now.locked) };
    });
    leaveField(field);
  };

  const undo = () => {
    setFoods((now) => {
      const before = now.earlier.at(-1);
      if (!before) return now;
      const drawn = before.map((food, row) => now.locked[row] ?? food);
      return { ...now, drawn, earlier: now.earlier.slice(0, -1), news: words.undone({ foods: listed(drawn) }) };
    });
    leaveField(field);
  };

  const toggleLock = (row: number) => {
    setFoods((now) => {
      const isLocked = now.locked[row] !== null;
      const locked = now.locked.with(row, isLocked ? null : (now.drawn[row] ?? null));
      remember(storageKey, JSON.stringify(locked));
      return { ...now, locked };
    });
  };

  return { ...foods, canUndo: foods.earlier.length > 0, redraw, undo, toggleLock };
};
