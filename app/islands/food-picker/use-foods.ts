import { useState } from "react";
import type { FoodRow } from "../../../site/compile/view.ts";
import { remember } from "../../lib/tab-storage.ts";
import { replaceField } from "../../parts/address/address.ts";
import { type LockedFoods, drawFoods, field, lockedKey } from "./food.ts";

/** Locks last as long as the tab, through reloads too. */
export const useFoods = (rows: FoodRow[], first: { drawn: string[]; locked: LockedFoods }) => {
  const [{ drawn, locked, earlier }, setFoods] = useState({ ...first, earlier: [] as string[][] });

  return {
    drawn,
    locked,
    canUndo: earlier.length > 0,
    redraw: () => {
      const next = drawFoods(rows, Math.random, locked, drawn);
      setFoods({ drawn: next, locked, earlier: [...earlier, drawn] });
      replaceField(field);
      return next.filter((_, row) => locked[row] === null);
    },
    undo: () => {
      const before = (earlier.at(-1) ?? drawn).map((food, row) => locked[row] ?? food);
      setFoods({ drawn: before, locked, earlier: earlier.slice(0, -1) });
      replaceField(field);
      return before;
    },
    toggleLock: (row: number) => {
      const next = locked.with(row, locked[row] === null ? (drawn[row] ?? null) : null);
      remember(lockedKey, JSON.stringify(next));
      setFoods({ drawn, locked: next, earlier });
    },
  };
};
