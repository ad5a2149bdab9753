import type { Answer } from "../messages.ts";

/** The worker says so when a file of this page is neither kept nor on the server any more. */
export const watchForGone = () => {
  const text = document.querySelector<HTMLElement>("[data-gone]")?.dataset["gone"];
  let isSaid = false;
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    if (data.type !== "gone" || isSaid || !navigator.onLine) return;
    isSaid = true;
    alert(text);
  });
};
