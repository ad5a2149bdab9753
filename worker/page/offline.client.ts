import { startWorker } from "./follow-worker.client.ts";
import { alertOnMissingFile } from "./missing-files.client.ts";
import { reloadMissingPictures } from "./displayed-images.client.ts";
import { whenStable } from "./when-stable.client.ts";

/** The page's side of offline use. The dev server has no worker. */
export const installOffline = () => {
  addEventListener("online", reloadMissingPictures);
  // Service workers don't exist without HTTPS.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  alertOnMissingFile();
  whenStable(() => void startWorker(document.documentElement.dataset["version"]));
};
