import type { WorkerMessage } from "../messages.ts";
import { photoAt, viewerPath } from "../../site/addresses/photos.ts";
import { missingPage } from "../plan.ts";
import type { Precache } from "./precache.ts";
import type { FetchEvent, WorkerScope } from "./scope.ts";
import type { RuntimeCache } from "./runtime-cache.ts";

const goneStatuses = new Set([404, 410]);

/** An empty SVG, so the picture's placeholder color shows. */
const placeholder = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    headers: { "content-type": "image/svg+xml", "cache-control": "no-store" },
  });

export const makeRespond = (scope: WorkerScope, precache: Precache, runtimeCache: RuntimeCache) => {
  const reportMissing = async (id: string) =>
    (await scope.clients.get(id))?.postMessage({ type: "gone" } satisfies WorkerMessage);

  /** The gallery is precached: offline, it replaces the page of a photo that was never visited. */
  const fallbackFor = (file: string) => {
    const slug = photoAt(`/${file}`);
    return slug
      ? Response.redirect(new URL(viewerPath(slug).slice(1), scope.registration.scope).href, 302)
      : precache.find(missingPage);
  };

  const page = async (event: FetchEvent, file: string): Promise<Response> => {
    const cached = await precache.find(file);
    if (cached) return cached;
    try {
      const response = await fetch(event.request);
      event.waitUntil(precache.cachePage(file, response));
      return response;
    } catch (error) {
      const other = await fallbackFor(file);
      if (!other) throw error;
      return other;
    }
  };

  const file = async (event: FetchEvent, name: string, isPicture = false): Promise<Response> => {
    const cached = await precache.findHashed(name);
    if (cached) return cached;
    const response = await fetch(event.request);
    if (response.status === 200) event.waitUntil(runtimeCache.add(event.request.url, response.clone()));
    else if (!isPicture && goneStatuses.has(response.status)) await reportMissing(event.clientId);
    return response;
  };

  const picture = async (event: FetchEvent, name: string): Promise<Response> => {
    try {
      return await file(event, name, true);
    } catch (error) {
      if (event.request.signal.aborted) throw error;
      return placeholder();
    }
  };

  return { page, file, picture };
};
