import { useMemo } from "react";
import { lang } from "virtual:words/language";
import { breakpoints, from } from "../../../site/layout.ts";
import type { Engine } from "./engine.ts";
import { type Group, type Heights, type Row, firstRows, resultsOf } from "./results.ts";
import { askedTerms } from "./terms.ts";
import { useRested } from "./use-rested.ts";

const field = 62;

/**
 * How high things are, rather too little than too much: a row too few would leave a gap until the typing rests. Beside its
 * heading a row is at least as high as its picture; under it, it has up to three lines and one that says where it stands.
 */
const heightsIn = (width: number): Heights => {
  if (matchMedia(from(breakpoints.desktop)).matches) return { heading: 16, row: () => 62 };
  const letters = (width - 110) / 7;
  const lines = ({ title, text = "" }: Row) => Math.min(3, Math.ceil((title.length + text.length) / letters));
  return { heading: 42, row: (row) => Math.max(62, 30 + 24 * lines(row)) };
};

/** While somebody types, the rows that can be seen are enough. */
const visibleOf = (groups: Group[]) => {
  const { width, height } = visualViewport ?? { width: innerWidth, height: innerHeight };
  return firstRows(groups, height - field, heightsIn(width));
};

export const useResults = (engine: Engine | undefined, question: string) => {
  const isRested = useRested(question);
  const all = useMemo(() => (engine ? resultsOf(engine, question) : []), [engine, question]);
  const terms = useMemo(() => askedTerms(question, lang), [question]);
  return { all, first: isRested ? all : visibleOf(all), terms, isRested };
};
