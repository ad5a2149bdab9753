import { scope } from "./scope.ts";
import { namesFor } from "./versions.ts";

/** The kill switch: a worker that takes the place of any other, removes what was kept, and then itself. */
const remove = async () => {
  const { prefix } = namesFor(scope.registration.scope);
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix)) await caches.delete(name);
  }
  await scope.registration.unregister();
};

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener("activate", (event) => event.waitUntil(remove()));
