import { type OwnWords, localizeWith } from "./phrase.ts";

const [words] = Object.values(import.meta.glob<OwnWords>("#content/words.ts", { eager: true, import: "words" }));

export const { lang } = document.documentElement;

export const localize: typeof localizeWith = (english) => localizeWith(english, words, lang);
