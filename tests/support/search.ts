import { type Engine, makeEngine } from "../../app/features/search/engine.ts";
import { type Row, resultsOf } from "../../app/features/search/results.ts";
import { searchDrafts } from "../../site/compile/search/drafts.ts";
import type { Draft } from "../../site/compile/search/draft.ts";
import { entryFiles } from "../../site/compile/search/entry-files.ts";
import { setType } from "../../site/compile/typography.ts";
import type { Content } from "../../site/load.ts";

/** A search over content, without its pictures. */

export const draftsOf = (content: Content): Promise<Draft[]> =>
  searchDrafts(setType(content), {
    thumbnail: async (file, imgUrl) => `${file} ${imgUrl}`,
    photoInfo: async () => ({ camera: "Plate camera No. 5" }),
  });

export const engineFor = async (content: Content, most?: number): Promise<Engine> =>
  makeEngine(entryFiles(await draftsOf(content), most), content.site.lang, content.words.search.ignored);

/** The results as they are shown, one under the other. */
export const rowsFor = (engine: Engine, question: string): Row[] =>
  resultsOf(engine, question).flatMap(({ rows }) => rows);

export const firstFor = (engine: Engine, question: string): string => {
  const [row] = rowsFor(engine, question);
  return row ? `${row.kind}: ${row.title}` : "nothing";
};
