import type { EnvironmentModuleGraph } from "vite";
import { speechOf } from "../../site/compile/speech.ts";
import type { Content } from "../../site/load.ts";
import { styleTexts, stylesOfOwner } from "../styles.ts";
import { galleryCode } from "../gallery.ts";
import { themeCode } from "../theme.ts";
import { wordModules } from "../words/code.ts";
import { movedCode } from "./moved.ts";

/** Browsers keep these modules and styles until they load the page anew. */
export const madeOf = (content: Content): string =>
  JSON.stringify([
    // The shell's data is not asked for again while a page is open.
    content.site,
    wordModules(speechOf(content)),
    themeCode(content),
    movedCode(content),
    galleryCode(content),
    styleTexts(content),
  ]);

const modules = /^\0virtual:(?:words\/.*|theme|moved|gallery|early-script)$/;

export const forgetMade = (graph: EnvironmentModuleGraph) => {
  const kept = [...graph.idToModuleMap.values()].filter(({ id }) => id !== null && modules.test(id));
  const styles = [...stylesOfOwner].flatMap((file) => [...(graph.getModulesByFile(file) ?? [])]);
  for (const module of [...kept, ...styles]) graph.invalidateModule(module);
};
