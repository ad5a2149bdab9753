import type { Answer } from "../messages.ts";

/** The worker reports a file of this page that is neither cached nor on the server anymore. */
export const alertOnMissingFile = () => {
  const text = document.querySelector<HTMLElement>("[data-missing-files]")?.dataset["missingFiles"];
  let isShown = false;
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    if (data.type !== "gone" || isShown || !navigator.onLine) return;
    isShown = true;
    alert(text);
  });
};
