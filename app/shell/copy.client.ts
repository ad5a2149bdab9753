/** Copies the code beside a button. Browsers allow that only while they handle the click. */
const copy = async (button: HTMLElement) => {
  const label = button.firstElementChild;
  const { copied = "", failed = "" } = button.closest<HTMLElement>("[data-copied]")?.dataset ?? {};
  const figure = button.closest("figure");
  const shown = figure?.querySelector("[data-chosen] pre") ?? figure?.querySelector("pre");
  const show = (text: string) => label?.replaceChildren(text);
  try {
    await navigator.clipboard.writeText(shown?.textContent ?? "");
    show(copied);
  } catch {
    show(failed);
  }
  setTimeout(show, 2000, button.dataset["copy"]);
};

export const installCopy = () =>
  addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-copy]");
    if (button) void copy(button);
  });
