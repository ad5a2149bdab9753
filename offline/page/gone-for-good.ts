import { gone } from "virtual:words/offline";
import { goneForGood } from "../messages.ts";

/** This is part of the early script: without the file that is gone the app may not start at all. */
export const watchForGone = () => {
  let said = false;
  const say = () => {
    if (said || !navigator.onLine) return;
    said = true;
    alert(gone);
  };
  addEventListener(goneForGood, say);
  // There are no workers in pages that did not come over a safe connection.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  workers?.addEventListener("message", ({ data, ports }) => {
    if (data !== goneForGood) return;
    // The worker waits for this before it lets the file fail; an open alert would keep it waiting.
    ports[0]?.postMessage(1);
    say();
  });
};
