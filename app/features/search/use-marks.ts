import { useLayoutEffect } from "react";
import { lang } from "virtual:words/language";
import { markedSpans } from "./marks.ts";
import { markedTexts } from "./option.tsx";
import type { Group, Row } from "./results.ts";

/** As it is called in option.module.css. */
const name = "found";

/**
 * Marks the letters that answer the question. They are painted over the rows, which stay as they are: as elements of their
 * own they would have every row laid out anew at every letter. A browser that cannot do it shows rows without marks.
 */
export const useMarks = (groups: Group[], asked: string[], idOf: (row: Row) => string) => {
  useLayoutEffect(() => {
    if (!CSS.highlights) return;
    const marks = new Highlight();
    for (const row of groups.flatMap(({ rows }) => rows)) {
      for (const { firstChild: text } of document.getElementById(idOf(row))?.querySelectorAll(markedTexts) ?? []) {
        if (!text) continue;
        for (const { from, to } of markedSpans(text.nodeValue ?? "", asked, row.terms, lang)) {
          marks.add(new StaticRange({ startContainer: text, startOffset: from, endContainer: text, endOffset: to }));
        }
      }
    }
    CSS.highlights.set(name, marks);
    return () => void CSS.highlights.delete(name);
  });
};
