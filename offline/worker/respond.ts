import { goneForGood } from "../messages.ts";
import { photoAt, viewerPath } from "../../site/addresses/photos.ts";
import { hashedFolder } from "../../site/addresses/published.ts";
import { missingPage } from "../plan.ts";
import type { Precache } from "./precache.ts";
import type { FetchEvent, WorkerScope } from "./scope.ts";
import type { Versions } from "./versions.ts";

/** The page's script fails as soon as the worker answers, and the router may then reload; the page must hear first. */
const longestWait = 1000;

const statusesOfGone = new Set([404, 410]);

export const makeRespond = (scope: WorkerScope, version: string, versions: Versions, precache: Precache) => {
  const tellPage = async (id: string) => {
    const page = await scope.clients.get(id);
    if (!page) return;
    const { port1, port2 } = new MessageChannel();
    const heard = new Promise((resolve) => {
      port1.addEventListener("message", resolve);
      port1.start();
    });
    page.postMessage(goneForGood, [port2]);
    await Promise.race([heard, new Promise((resolve) => setTimeout(resolve, longestWait))]);
  };

  const keepSeen = (event: FetchEvent, page: string, before: Promise<unknown> = Promise.resolve()) => {
    const kept = before.then(() => precache.keepSeen(page));
    event.waitUntil(kept.catch((error: unknown) => console.warn("A page was not kept", error)));
  };

  const fetchLost = async (event: FetchEvent, file: string, own: string): Promise<Response> => {
    const response = await fetch(event.request);
    if (response.ok && own === version) {
      const restored = precache.restore(file, response.clone()).catch(() => undefined);
      keepSeen(event, file.replace(/\.data$/, ""), restored);
    }
    const hashed = file.startsWith(hashedFolder);
    if (hashed && statusesOfGone.has(response.status) && (await precache.belongsTo(own, file))) {
      await tellPage(event.clientId);
    }
    return response;
  };

  return {
    page: async (event: FetchEvent, file: string): Promise<Response> =>
      (await precache.find(version, file)) ?? (await fetch(event.request)),

    /** The gallery is always kept: without a network it stands in for a photo whose page was never seen. */
    later: async (event: FetchEvent, file: string): Promise<Response> => {
      const kept = await precache.find(version, file);
      if (kept) return kept;
      try {
        const response = await fetch(event.request);
        if (response.ok) keepSeen(event, file);
        return response;
      } catch (error) {
        const slug = photoAt(`/${file}`);
        if (slug) return Response.redirect(new URL(viewerPath(slug).slice(1), scope.registration.scope).href, 302);
        const page = event.request.mode === "navigate" ? await precache.find(version, missingPage, 404) : undefined;
        if (!page) throw error;
        return page;
      }
    },

    unknown: async (event: FetchEvent): Promise<Response> => {
      try {
        return await fetch(event.request);
      } catch (error) {
        const page = await precache.find(version, missingPage, 404);
        if (!page) throw error;
        return page;
      }
    },

    file: async (event: FetchEvent, file: string): Promise<Response> => {
      const own = await versions.ofPage(event.clientId);
      const kept = (await precache.find(own, file)) ?? (await precache.findAnywhere(file));
      return kept ?? fetchLost(event, file, own);
    },
  };
};
