import { startWorker } from "./follow-worker.client.ts";
import { watchForGone } from "./gone-for-good.client.ts";
import { reloadMissingPictures } from "./seen-pictures.client.ts";
import { whenStable } from "./when-stable.client.ts";

/** The page's side of offline use. The dev server has no worker. */
export const installOffline = () => {
  addEventListener("online", reloadMissingPictures);
  // Service workers don't exist without HTTPS.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  watchForGone();
  whenStable(() => void startWorker(document.documentElement.dataset["version"]));
};
