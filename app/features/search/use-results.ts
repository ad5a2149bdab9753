import { useMemo } from "react";
import { lang } from "virtual:words/language";
import { breakpoints, from } from "../../../site/layout.ts";
import type { Engine } from "./engine.ts";
import { firstRows, resultsOf } from "./results.ts";
import { askedTerms } from "./terms.ts";
import { useRested } from "./use-rested.ts";

/** A row is so high, in pixels, beside its heading or under. */
const rowHeight = () => (matchMedia(from(breakpoints.desktop)).matches ? 64 : 90);

/** While somebody types, as many rows as can be seen are enough; the field and a heading take the room of one. */
const visibleRows = () => Math.ceil((visualViewport?.height ?? innerHeight) / rowHeight()) - 1;

export const useResults = (engine: Engine | undefined, question: string) => {
  const isRested = useRested(question);
  const all = useMemo(() => (engine ? resultsOf(engine, question) : []), [engine, question]);
  const terms = useMemo(() => askedTerms(question, lang), [question]);
  return { all, first: isRested ? all : firstRows(all, visibleRows()), terms, isRested };
};
