import * as index from "#content/index.ts";
import { type OwnWords, speakWith } from "./phrase.ts";

const { site, words } = index as { site?: { lang?: string }; words?: OwnWords };

export const lang = site?.lang ?? "en";

export const speak: typeof speakWith = (english) => speakWith(english, words, lang);
