import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { FoodRow } from "../../../site/compile/view.ts";
import * as words from "virtual:words/foodPicker";
import { shownFoods, storageKey } from "./first-draw.ts";
import { type KeptFoods, drawFoods, knownFoods, readKept } from "./food.ts";
import { listed } from "./listed.ts";
import { recall, remember } from "../../lib/tab-storage.ts";
import { fromSearch, withoutDraw } from "./address.ts";

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
export const useFoods = (rows: FoodRow[], random: () => number) => {
  const [foods, setFoods] = useState<Foods>();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const table = useRef<HTMLTableElement>(null);

  // The first draw is the browser's, before the app comes: a prerendered one would be the same for everybody.
  useEffect(() => {
    const asked = fromSearch(location.search, rows) ?? [];
    // A row for which an address names another food is not locked.
    const locked = readKept(rows, recall(storageKey)).map((food, row) =>
      asked[row] && asked[row] !== food ? null : food,
    );
    const shown = knownFoods(rows, table.current ? shownFoods(table.current) : []);
    const drawn = drawFoods(
      rows,
      random,
      locked.map((food, row) => asked[row] ?? food ?? shown[row] ?? null),
    );
    setFoods({ drawn, locked, earlier: [] });
  }, [rows, random]);

  const leaveAddress = () => {
    const rest = withoutDraw(search);
    if (rest !== search) void navigate({ pathname, search: rest }, { replace: true, preventScrollReset: true });
  };

  const redraw = () => {
    setFoods((now) => {
      if (!now) return now;
      const drawn = drawFoods(rows, random, now.locked, now.drawn);
      return { ...now, drawn, earlier: [...now.earlier, now.drawn], news: newsOf(drawn, now.locked) };
    });
    leaveAddress();
  };

  const undo = () => {
    setFoods((now) => {
      const before = now?.earlier.at(-1);
      if (!now || !before) return now;
      const drawn = before.map((food, row) => now.locked[row] ?? food);
      return { ...now, drawn, earlier: now.earlier.slice(0, -1), news: words.undone({ foods: listed(drawn) }) };
    });
    leaveAddress();
  };

  const toggleLock = (row: number) => {
    // A click that was held comes with the first draw.
    setFoods((now) => {
      if (!now) return now;
      const isLocked = now.locked[row] !== null;
      const locked = now.locked.with(row, isLocked ? null : (now.drawn[row] ?? null));
      remember(storageKey, JSON.stringify(locked));
      return { ...now, locked };
    });
  };

  return { ...foods, table, canUndo: foods !== undefined && foods.earlier.length > 0, redraw, undo, toggleLock };
};
