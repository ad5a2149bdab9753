import * as words from "virtual:words/code";

/** Browsers let a page copy only while they handle the click itself, so this is part of the early script. */
export const copyOnClick = () => {
  addEventListener("click", async ({ target }) => {
    const word = (target as Element).closest("[data-copy]")?.firstElementChild;
    if (!word) return;
    const say = (text: string) => (word.textContent = text);
    try {
      const figure = word.closest("figure");
      const shown = figure?.querySelector("[data-chosen] pre") ?? figure?.querySelector("pre");
      await navigator.clipboard.writeText(shown?.textContent ?? "");
      say(words.copied);
    } catch {
      say(words.notCopied);
    }
    setTimeout(say, 2000, words.copy);
  });
};
