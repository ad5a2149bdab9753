/** Copies the code that a button belongs to; browsers allow that only while they handle the click itself. */
const copy = async (button: HTMLElement) => {
  const word = button.firstElementChild;
  const { copied = "", failed = "" } = button.closest<HTMLElement>("[data-copied]")?.dataset ?? {};
  const figure = button.closest("figure");
  const shown = figure?.querySelector("[data-chosen] pre") ?? figure?.querySelector("pre");
  const say = (text: string) => word?.replaceChildren(text);
  try {
    await navigator.clipboard.writeText(shown?.textContent ?? "");
    say(copied);
  } catch {
    say(failed);
  }
  setTimeout(say, 2000, button.dataset["copy"]);
};

export const installCopy = () =>
  addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-copy]");
    if (button) void copy(button);
  });
