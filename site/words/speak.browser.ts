import { type OwnWords, speakWith } from "./phrase.ts";

const [words] = Object.values(import.meta.glob<OwnWords>("#content/words.ts", { eager: true, import: "words" }));

export const { lang } = document.documentElement;

export const speak: typeof speakWith = (english) => speakWith(english, words, lang);
