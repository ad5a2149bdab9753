import { useLayoutEffect } from "react";
import { lang } from "virtual:words/language";
import { markedSpans } from "./marks.ts";
import { markedTexts } from "./option.tsx";
import type { Group, Row } from "./results.ts";

/** As it is called in option.module.css. */
const name = "found";

const rangesIn = (option: Element, asked: string[], found: string[]) =>
  [...option.querySelectorAll(markedTexts)].flatMap(({ firstChild: node }) => {
    if (!(node instanceof Text)) return [];
    return markedSpans(node.data, asked, found, lang).map(
      ({ from, to }) => new StaticRange({ startContainer: node, startOffset: from, endContainer: node, endOffset: to }),
    );
  });

/**
 * Marks the letters that answer the question. They are painted over the rows, which stay as they are: as elements of their
 * own they would have every row laid out anew at every letter. A browser that cannot do it shows rows without marks.
 */
export const useMarks = (groups: Group[], asked: string[], idOf: (row: Row) => string) => {
  useLayoutEffect(() => {
    if (typeof Highlight === "undefined") return;
    const ranges = groups.flatMap(({ rows }) =>
      rows.flatMap((row) => {
        const option = document.getElementById(idOf(row));
        return option ? rangesIn(option, asked, row.terms) : [];
      }),
    );
    CSS.highlights.set(name, new Highlight(...ranges));
    return () => void CSS.highlights.delete(name);
  });
};
