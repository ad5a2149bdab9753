import { useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { GrowthBounds } from "../../../site/compile/view.ts";
import { keep, useAlive, useKept, usePage } from "../kept/kept.ts";
import { type Name, fromSearch, readCase, snap, startOf, withoutCase } from "./case.ts";
import type { Case } from "./grow.ts";

/** The address's case holds until the visitor changes it; else the device has kept one. */
export const useGrowth = (id: string, bounds: GrowthBounds) => {
  const { pathname, search } = useLocation();
  const page = usePage();
  const navigate = useNavigate();
  const [left, setLeft] = useState("");
  const start = useMemo(() => startOf(bounds), [bounds]);
  const store = useMemo(
    () =>
      keep<Case>({
        key: `growth ${page} ${id} 1`,
        none: start,
        parse: (stored) => readCase(stored, bounds),
      }),
    [page, id, bounds, start],
  );
  const kept = useKept(store, start);
  const isAlive = useAlive();
  const sent = isAlive && search !== left ? fromSearch(search, bounds) : undefined;
  const shown = sent ?? kept;

  const leaveAddress = () => {
    if (!sent) return;
    setLeft(search);
    // An anchor would take the focus away from what the visitor holds.
    void navigate({ pathname, search: withoutCase(search) }, { replace: true, preventScrollReset: true });
  };

  return {
    shown,
    change: (name: Name, value: number) => {
      store.change(() => ({ ...shown, [name]: snap(value, bounds[name]) }));
      leaveAddress();
    },
    clear: () => {
      store.clear();
      leaveAddress();
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
