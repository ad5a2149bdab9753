import { scope } from "./scope.ts";
import { deleteAllCaches } from "./versions.ts";

/**
 * A broken worker may never finish, and the browser waits for it before activating this one. So delete everything now, and
 * again once the old worker is done.
 */
scope.addEventListener("install", (event) => {
  event.waitUntil(deleteAllCaches(scope.registration.scope).then(scope.skipWaiting));
  // Awaiting this here would deadlock.
  void scope.registration.unregister();
});

scope.addEventListener("activate", (event) => event.waitUntil(deleteAllCaches(scope.registration.scope)));
