import { useMemo } from "react";
import { lang } from "virtual:words/language";
import type { Engine } from "./engine.ts";
import { firstRows, resultsOf } from "./results.ts";
import { askedTerms } from "./terms.ts";
import { useRested } from "./use-rested.ts";

/** While somebody types, as many rows as can be seen are enough. A row is so high, in pixels, beside its heading or under. */
const visibleRows = () => Math.ceil((visualViewport?.height ?? innerHeight) / (innerWidth < 992 ? 90 : 64));

export const useResults = (engine: Engine | undefined, question: string) => {
  const isRested = useRested(question);
  const all = useMemo(() => (engine ? resultsOf(engine, question) : []), [engine, question]);
  const terms = useMemo(() => askedTerms(question, lang), [question]);
  return { all, first: isRested ? all : firstRows(all, visibleRows()), terms, isRested };
};
