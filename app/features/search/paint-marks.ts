import { lang } from "virtual:words/language";
import { markedSpans } from "./marks.ts";
import type { Row } from "./results.ts";

/** As it is called in option.module.css. */
const name = "found";

/**
 * Marks the letters that answer the question. They are painted over the rows, which stay as they are: as elements of their
 * own they would have every row laid out anew at every letter. A browser that cannot do it shows rows without marks.
 */
export const paintMarks = (shown: { row: Row; texts: Text[] }[], asked: string[]) => {
  if (!CSS.highlights) return;
  const marks = new Highlight();
  for (const { row, texts } of shown) {
    for (const text of texts) {
      for (const { from, to } of markedSpans(text.data, asked, row.terms, lang)) {
        marks.add(new StaticRange({ startContainer: text, startOffset: from, endContainer: text, endOffset: to }));
      }
    }
  }
  CSS.highlights.set(name, marks);
};

export const unpaintMarks = () => void CSS.highlights?.delete(name);
