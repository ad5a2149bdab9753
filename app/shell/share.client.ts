import { shareAddress } from "../parts/share/hand-over.ts";

let clearTimer: ReturnType<typeof setTimeout> | undefined;

const share = async (button: HTMLElement) => {
  const { share: address = "", title = "", copied = "", failed = "" } = button.dataset;
  const output = button.nextElementSibling;
  const show = (text: string) => output?.replaceChildren(text);
  clearTimeout(clearTimer);
  show("");
  const state = await shareAddress(title, address);
  show({ shared: "", copied, failed }[state]);
  // "Copied" disappears after a moment; an error stays until the next try.
  if (state === "copied") clearTimer = setTimeout(show, 2500, "");
};

export const installShare = () =>
  addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-share]");
    if (button) void share(button);
  });
