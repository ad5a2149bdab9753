import * as words from "virtual:words/code";

/** Copies the code that a button belongs to; browsers allow that only while they handle the click itself. */
export const copyCode = async (button: Element) => {
  const word = button.firstElementChild;
  if (!word) return;
  const say = (text: string) => (word.textContent = text);
  try {
    const figure = button.closest("figure");
    const shown = figure?.querySelector("[data-chosen] pre") ?? figure?.querySelector("pre");
    await navigator.clipboard.writeText(shown?.textContent ?? "");
    say(words.copied);
  } catch {
    say(words.notCopied);
  }
  setTimeout(say, 2000, words.copy);
};
