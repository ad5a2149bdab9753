import { scope } from "./scope.ts";
import { deleteAllCaches } from "./versions.ts";

/**
 * A worker that does harm may be one that never comes to an end, and a browser lets it finish before its successor is
 * activated. So all is removed at once, and again when the last of the old worker's doing is over.
 */
scope.addEventListener("install", (event) => {
  event.waitUntil(deleteAllCaches(scope.registration.scope).then(scope.skipWaiting));
  // Waiting for this here would be waiting for oneself.
  void scope.registration.unregister();
});

scope.addEventListener("activate", (event) => event.waitUntil(deleteAllCaches(scope.registration.scope)));
