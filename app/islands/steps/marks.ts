import { useMemo } from "react";
import { deviceStore, useStored } from "../../parts/device-store/device-store.ts";

type Marks = readonly string[];

const none: Marks = [];

/** A longer list is not one of ours. */
const most = 1000;

export const readMarks = (stored: unknown): Marks | undefined =>
  Array.isArray(stored) && stored.length <= most && stored.every((name) => typeof name === "string")
    ? [...new Set<string>(stored)]
    : undefined;

/** The guides on a page share its marks. */
export const useMarks = (page: string) => {
  const store = useMemo(() => deviceStore({ key: `guide-${page}-1`, none, parse: readMarks }), [page]);
  const marks = useStored(store, none);
  const change = (next: Marks) => {
    store.change(() => next);
    return next;
  };
  return {
    marks,
    toggle: (name: string) => change(marks.includes(name) ? marks.filter((mark) => mark !== name) : [...marks, name]),
    clear: (names: Marks) => change(marks.filter((mark) => !names.includes(mark))),
  };
};
