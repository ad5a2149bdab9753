import * as index from "#content/index.ts";
import { type OwnWords, localizeWith } from "./phrase.ts";

const { site, words } = index as { site?: { lang?: string }; words?: OwnWords };

export const lang = site?.lang ?? "en";

export const localize: typeof localizeWith = (english) => localizeWith(english, words, lang);
