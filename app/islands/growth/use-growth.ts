import { useEffect, useMemo, useState } from "react";
import type { GrowthBounds } from "../../../site/compile/view.ts";
import { useQuery } from "../../parts/address/address.ts";
import { keep, pagePath, useKept } from "../../parts/kept/kept.ts";
import { type Name, field, fromSearch, readCase, snap, startOf } from "./case.ts";
import type { Case } from "./grow.ts";

/** The address's case holds until the visitor changes it; else the device has kept one. */
export const useGrowth = (id: string, bounds: GrowthBounds) => {
  const { query, leave } = useQuery(field);
  const start = useMemo(() => startOf(bounds), [bounds]);
  const store = useMemo(
    () =>
      keep<Case>({
        key: `growth ${pagePath()} ${id} 1`,
        none: start,
        parse: (stored) => readCase(stored, bounds),
      }),
    [id, bounds, start],
  );
  const kept = useKept(store, start);
  const shown = fromSearch(query, bounds) ?? kept;

  return {
    shown,
    change: (name: Name, value: number) => {
      store.change(() => ({ ...shown, [name]: snap(value, bounds[name]) }));
      leave();
    },
    clear: () => {
      store.clear();
      leave();
    },
  };
};

/** A sentence is said once the visitor has stopped changing it, and not before there was a change. */
export const useNews = (sentence: string) => {
  const [isAsked, setAsked] = useState(false);
  const [news, setNews] = useState("");
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(setNews, 600, sentence);
    return () => clearTimeout(timer);
  }, [isAsked, sentence]);
  return { news, ask: () => setAsked(true) };
};
