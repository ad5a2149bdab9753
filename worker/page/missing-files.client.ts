import type { WorkerMessage } from "../messages.ts";

/** The worker reports a file of this page that isn't cached and is no longer on the server. */
export const alertOnMissingFile = () => {
  const text = document.querySelector<HTMLElement>("[data-missing-files]")?.dataset["missingFiles"];
  let isShown = false;
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type !== "gone" || isShown || !navigator.onLine) return;
    isShown = true;
    alert(text);
  });
};
