import type { WorkerMessage } from "../messages.ts";
import { hashedFolder } from "../../site/addresses/published.ts";
import { redirectAddress } from "../../site/addresses/redirects.ts";
import type { WorkerPlan } from "../plan.ts";
import { decide, pageAt } from "./decide.ts";
import { makePrecache } from "./precache.ts";
import { makeRespond } from "./respond.ts";
import { scope } from "./scope.ts";
import { makeRuntimeCache } from "./runtime-cache.ts";
import { deleteOld, namesFor } from "./versions.ts";

declare const sitePlan: WorkerPlan;

const plan = sitePlan;
const siteUrl = scope.registration.scope;
const { pictures } = namesFor(siteUrl);
const precache = makePrecache(plan, siteUrl);
const runtimeCache = makeRuntimeCache(pictures);
const respond = makeRespond(scope, precache, runtimeCache);

const install = async () => {
  try {
    await precache.install();
  } catch (error) {
    // The site matters more than cached pictures, which can be loaded again.
    if (!(error instanceof Error) || error.name !== "QuotaExceededError") throw error;
    await caches.delete(pictures);
    await precache.install();
  }
  // Open pages still find the files of their version, so there is no need to wait until they are closed.
  await scope.skipWaiting();
};

const activate = async () => {
  await deleteOld(siteUrl, plan.version);
  await scope.clients.claim();
};

const cacheShown = async (page: string, urls: readonly string[]) => {
  await precache.cacheShownPage(pageAt(page.slice(siteUrl.length)));
  await runtimeCache.addShown(urls.filter((url) => url.startsWith(new URL(hashedFolder, siteUrl).href)));
};

scope.addEventListener("install", (event) => event.waitUntil(install()));

scope.addEventListener("activate", (event) => event.waitUntil(activate()));

scope.addEventListener("fetch", (event) => {
  const decision = decide(event.request, plan, siteUrl);
  if (decision.kind === "leave") return;
  if (decision.kind !== "moved") return event.respondWith(respond[decision.kind](event, decision.file));
  const { search } = new URL(event.request.url);
  const to = redirectAddress(decision.to, { base: new URL(siteUrl).pathname, query: search });
  event.respondWith(Promise.resolve(Response.redirect(to, 301)));
});

scope.addEventListener("message", (event) => {
  const { data, ports, source } = event;
  if (!source || data?.type !== "hello") return;
  if (data.version === plan.version) {
    const { origin, pathname } = new URL(source.url);
    if (data.displayed) event.waitUntil(cacheShown(origin + pathname, data.displayed));
  } else if (!scope.registration.installing) {
    // The page may already belong to a version that is still installing.
    source.postMessage({ type: "stale", version: plan.version } satisfies WorkerMessage, []);
    // Pages from before November 2026 expect the answer on a port.
    ports[0]?.postMessage({ version: plan.version, stale: true });
  }
});
