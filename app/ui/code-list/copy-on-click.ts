import * as words from "virtual:words/code";

/**
 * Copies the command beside the button (`data-copy`) and says so for two seconds. Part of the early script: browsers let
 * a page copy only while they handle the click itself, so it cannot be made up for when the app is there.
 */
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
