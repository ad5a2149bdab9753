import { copyText, shareAddress } from "../parts/share/hand-over.ts";

/** How long "Copied" is shown, in milliseconds. An error stays until the next try, unless it replaces the button's label. */
const copiedDuration = 2500;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

const textBeside = (button: Element) => {
  const figure = button.closest("figure");
  return (figure?.querySelector("[data-chosen] pre") ?? figure?.querySelector("pre"))?.textContent ?? "";
};

/** A button with `data-share` shares that address; one with `data-copy` copies that text, or else the code beside it. */
const handOver = async (button: HTMLElement) => {
  const { share, copy, title = "", label = "" } = button.dataset;
  const { copied = "", failed = "" } = button.closest<HTMLElement>("[data-copied]")?.dataset ?? {};
  const place = button.querySelector("[aria-live]") ?? button.nextElementSibling;
  // Browsers allow it only while they handle the click.
  const result = await (share === undefined ? copyText(copy || textBeside(button)) : shareAddress(title, share));
  const show = (text: string) => place?.replaceChildren(text);
  clearTimeout(timers.get(button));
  show({ shared: label, copied, failed }[result]);
  if (result === "copied" || label) timers.set(button, setTimeout(show, copiedDuration, label));
};

addEventListener("click", ({ target }) => {
  const button = (target as Element).closest<HTMLElement>("[data-copy], [data-share]");
  if (button) void handOver(button);
});
