import { useMemo } from "react";
import { keep, useKept } from "../../parts/kept/kept.ts";
import { type Marks, readMarks, toggled, without } from "./marks.ts";

const none: Marks = [];

/** The guides on a page share its marks. */
export const useMarks = (page: string) => {
  const kept = useMemo(() => keep({ key: `guide-${page}-1`, none, parse: readMarks }), [page]);
  return {
    marks: useKept(kept, none),
    toggle: (name: string) => {
      kept.change((marks) => toggled(marks, name));
      return kept.get();
    },
    clear: (names: readonly string[]) => {
      if (without(kept.get(), names).length > 0) kept.change((marks) => without(marks, names));
      else kept.clear();
    },
  };
};
