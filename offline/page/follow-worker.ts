import type { Hello, HelloAnswer, Seen } from "../messages.ts";
import { deleteKept } from "../worker/versions.ts";
import { seenPictures } from "./seen-pictures.ts";
import { reloadTo } from "./reload.ts";

/** Checks follow what the visitor does, and these can come in bursts. */
const shortestPause = 10_000;

const base = import.meta.env.BASE_URL;

let registration: ServiceWorkerRegistration | undefined;
let lastCheck = 0;

export const checkForUpdate = () => {
  if (!registration || Date.now() - lastCheck < shortestPause) return;
  lastCheck = Date.now();
  registration.update().catch(() => undefined);
};

const logFailure = (worker: ServiceWorker | null) => {
  let installed = false;
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed") installed = true;
    if (worker.state === "redundant" && !installed) {
      console.error("A version of the site could not be installed; everything stays as it is.");
    }
  });
};

/** A worker takes over pages a moment before it has sorted out which of them are old. */
const whenActivated = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const look = () => worker.state === "activated" && resolve();
    worker.addEventListener("statechange", look);
    look();
  });

const greet = async (worker: ServiceWorker, hello: Hello): Promise<HelloAnswer> => {
  await whenActivated(worker);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }) => resolve(data as HelloAnswer));
    port1.start();
    worker.postMessage(hello, [port2]);
  });
};

const followWorker = (version: string) => {
  const { serviceWorker } = navigator;
  let wasAlone = !serviceWorker.controller;
  const look = async () => {
    const worker = serviceWorker.controller;
    if (!worker) return;
    const answer = await greet(worker, { type: "hello", version });
    if (answer.stale) reloadTo(answer.version);
    else if (wasAlone) {
      const page = location.origin + location.pathname;
      worker.postMessage({ type: "seen", page, urls: seenPictures() } satisfies Seen, []);
    }
    wasAlone = false;
  };
  serviceWorker.addEventListener("controllerchange", look);
  // A page that comes back from the browser's memory may have slept through a change.
  addEventListener("pageshow", ({ persisted }) => persisted && void look());
  void look();
};

const register = async (): Promise<ServiceWorkerRegistration | undefined> => {
  try {
    return await navigator.serviceWorker.register(`${base}sw.js`, { scope: base, updateViaCache: "none" });
  } catch (error) {
    console.error("The service worker could not be registered", error);
    return undefined;
  }
};

/** A worker that was in charge to its end may have kept something after it was removed. */
const removeRest = async () => {
  const scope = new URL(base, origin).href;
  const left = (await navigator.serviceWorker.getRegistrations()).filter((one) => one.scope === scope);
  await Promise.all(left.map((one) => one.unregister()));
  await deleteKept(scope);
};

/** A page without a version comes from a build whose worker removes itself. */
export const startWorker = async (version: string | undefined) => {
  if (!("serviceWorker" in navigator)) return;
  if (!version) return removeRest();
  followWorker(version);
  registration = await register();
  // Tools for privacy let the call succeed and give nothing back.
  if (!registration) return;
  lastCheck = Date.now();
  logFailure(registration.installing);
  registration.addEventListener("updatefound", () => logFailure(registration?.installing ?? null));
  addEventListener("focus", checkForUpdate);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && checkForUpdate());
};
