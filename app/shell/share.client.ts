import { shareAddress } from "../parts/share/hand-over.ts";

let forgetting: ReturnType<typeof setTimeout> | undefined;

const share = async (button: HTMLElement) => {
  const { share: address = "", title = "", copied = "", failed = "" } = button.dataset;
  const output = button.nextElementSibling;
  const say = (text: string) => output?.replaceChildren(text);
  clearTimeout(forgetting);
  say("");
  const state = await shareAddress(title, address);
  say({ shared: "", copied, failed }[state]);
  // A copy is told for a moment, and what to do instead until the next try.
  if (state === "copied") forgetting = setTimeout(say, 2500, "");
};

export const installShare = () =>
  addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-share]");
    if (button) void share(button);
  });
