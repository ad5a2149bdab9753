import type { WorkerMessage, PageMessage } from "../messages.ts";
import { deleteAllCaches } from "../worker/versions.ts";
import { reloadTo } from "./reload.client.ts";
import { displayedImages } from "./displayed-images.client.ts";

/** Throttles update checks. */
const minCheckInterval = 10_000;

const base = import.meta.env.BASE_URL;

const logFailure = (worker: ServiceWorker | null) => {
  let installed = false;
  worker?.addEventListener("statechange", () => {
    installed ||= worker.state === "installed";
    if (worker.state === "redundant" && !installed) {
      console.error("A new version of the site could not be installed. Nothing has changed.");
    }
  });
};

const followControllers = ({ serviceWorker }: Navigator, version: string) => {
  let wasUncontrolled = !serviceWorker.controller;
  const sendHello = () => {
    if (!serviceWorker.controller) return;
    const hello: PageMessage = { type: "hello", version, ...(wasUncontrolled ? { displayed: displayedImages() } : {}) };
    serviceWorker.controller.postMessage(hello, []);
    wasUncontrolled = false;
  };
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type === "stale") reloadTo(data.version);
  });
  serviceWorker.addEventListener("controllerchange", sendHello);
  // The page may have missed an update while in bfcache.
  addEventListener("pageshow", ({ persisted }) => persisted && sendHello());
  sendHello();
};

const checkForUpdates = (registration: ServiceWorkerRegistration) => {
  let last = Date.now();
  const check = () => {
    if (document.visibilityState !== "visible" || Date.now() - last < minCheckInterval) return;
    last = Date.now();
    registration.update().catch(() => undefined);
  };
  addEventListener("focus", check);
  document.addEventListener("visibilitychange", check);
};

/** A worker still active during its removal may have cached more. */
const removeLeftovers = async ({ serviceWorker }: Navigator) => {
  const scope = new URL(base, origin).href;
  const left = (await serviceWorker.getRegistrations()).filter((one) => one.scope === scope);
  await Promise.all(left.map((one) => one.unregister()));
  await deleteAllCaches(scope);
};

/** A page without a version comes from a build whose worker removes itself. */
export const startWorker = async (version: string | undefined) => {
  if (!version) return removeLeftovers(navigator);
  followControllers(navigator, version);
  try {
    const options = { scope: base, updateViaCache: "none" } as const;
    // Privacy tools can make register() resolve with undefined.
    const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(
      `${base}sw.js`,
      options,
    );
    if (!registration) return;
    logFailure(registration.installing);
    registration.addEventListener("updatefound", () => logFailure(registration.installing));
    checkForUpdates(registration);
  } catch (error) {
    console.error("The service worker could not be registered", error);
  }
};
