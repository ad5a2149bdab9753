import { type Engine, type Row, makeEngine } from "../../app/islands/search/engine.ts";
import { searchEntries } from "../../site/compile/search/list.ts";
import type { Entry } from "../../site/compile/search/entry.ts";
import { setType } from "../../site/compile/typography.ts";
import type { Content } from "../../site/load.ts";

/** A search over content, without its pictures. */

export const entriesOf = (content: Content): Promise<Entry[]> =>
  searchEntries(setType(content), {
    thumbnail: async (file, imgUrl) => `${file} ${imgUrl}`,
    photoInfo: async () => ({ camera: "Plate camera No. 5" }),
  });

export const engineFor = async (content: Content): Promise<Engine> =>
  makeEngine(await entriesOf(content), content.site.lang, content.words.search.ignored);

/** The results as they are shown, one under the other. */
export const rowsFor = (engine: Engine, question: string): Row[] => engine.find(question).flatMap(({ rows }) => rows);

export const firstFor = (engine: Engine, question: string): string => {
  const [row] = rowsFor(engine, question);
  return row ? `${row.kind}: ${row.title}` : "nothing";
};
