import type { Answer } from "../messages.ts";

/** The worker says so when a file of this page is neither kept nor on the server any more. */
export const watchForGone = () => {
  const text = document.querySelector<HTMLElement>("[data-gone]")?.dataset["gone"];
  let isShown = false;
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    if (data.type !== "gone" || isShown || !navigator.onLine) return;
    isShown = true;
    alert(text);
  });
};
