import { useMemo } from "react";
import { lang } from "virtual:words/language";
import { breakpoints, rem } from "../../../site/layout.ts";
import type { Engine } from "./engine.ts";
import { type Group, type Row, firstRows, resultsOf } from "./results.ts";
import { askedTerms } from "./terms.ts";
import { useRested } from "./use-rested.ts";

/**
 * While somebody types, the rows that can be seen are enough. How high they are is guessed, rather too little than too much: a
 * row too few would leave a gap until the typing rests. One is at least as high as its picture, and has up to three lines and
 * one that says where it stands. On a desktop its heading stands beside it. The field takes 62 pixels. The first row is there
 * in the lowest window, for Enter opens it.
 */
const visibleOf = (groups: Group[]) => {
  const letters = innerWidth / 7 - 16;
  const lines = ({ title, text = "" }: Row) => Math.min(3, Math.ceil((title.length + text.length) / letters));
  return firstRows(
    groups,
    Math.max(62, (visualViewport?.height ?? innerHeight) - 62),
    innerWidth < breakpoints.desktop * rem ? 42 : 16,
    (row) => Math.max(62, 30 + 24 * lines(row)),
  );
};

export const useResults = (engine: Engine | undefined, question: string) => {
  const isRested = useRested(question);
  const all = useMemo(() => (engine ? resultsOf(engine, question) : []), [engine, question]);
  const terms = useMemo(() => askedTerms(question, lang), [question]);
  return { all, first: isRested ? all : visibleOf(all), terms, isRested };
};
