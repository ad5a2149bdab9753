import { scope } from "./scope.ts";
import { namesFor } from "./versions.ts";

const remove = async () => {
  const { prefix } = namesFor(scope.registration.scope);
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix)) await caches.delete(name);
  }
  await scope.registration.unregister();
};

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener("activate", (event) => event.waitUntil(remove()));
