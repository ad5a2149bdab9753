import { decide } from "./decide.ts";
import { type HelloAnswer, isHello, isSeen } from "../messages.ts";
import { makePictures } from "./pictures.ts";
import { hashedFolder } from "../../site/addresses/published.ts";
import { redirectAddress } from "../../site/addresses/redirects.ts";
import type { WorkerPlan } from "../plan.ts";
import { makePrecache } from "./precache.ts";
import { makeRespond } from "./respond.ts";
import { scope } from "./scope.ts";
import { makeVersions } from "./versions.ts";

declare const sitePlan: WorkerPlan;

const plan = sitePlan;
const siteUrl = scope.registration.scope;
const versions = makeVersions(scope, plan.version);
const precache = makePrecache(plan, versions, siteUrl);
const pictures = makePictures(versions.names.pictures);
const respond = makeRespond(scope, plan.version, versions, precache);

const install = async () => {
  try {
    await precache.install();
  } catch (error) {
    // Pictures can be seen again: the site itself goes before them.
    if (!(error instanceof Error) || error.name !== "QuotaExceededError") throw error;
    await caches.delete(versions.names.pictures);
    await precache.install();
  }
  // Open pages keep the files of their own version, so the new one need not wait until they are closed.
  await scope.skipWaiting();
};

const activate = async () => {
  await versions.activate();
  await scope.clients.claim();
};

scope.addEventListener("install", (event) => event.waitUntil(install()));

scope.addEventListener("activate", (event) => event.waitUntil(activate()));

scope.addEventListener("fetch", (event) => {
  const decision = decide(event.request, plan, siteUrl);
  if (decision.kind === "moved") {
    const { search } = new URL(event.request.url);
    const to = redirectAddress(decision.to, { base: new URL(siteUrl).pathname, query: search });
    event.respondWith(Promise.resolve(Response.redirect(to, 301)));
  } else if (decision.kind === "unknown") {
    event.respondWith(respond.unknown(event));
  } else if (decision.kind === "later") {
    event.respondWith(respond.later(event, decision.file));
  } else if (decision.kind === "kept") {
    event.respondWith(decision.page ? respond.page(event, decision.file) : respond.file(event, decision.file));
  } else if (decision.kind === "picture") {
    const answer = pictures.answer(event.request, decision.visit);
    event.respondWith(answer.then(({ response }) => response));
    event.waitUntil(answer.then(({ later }) => later));
  }
});

scope.addEventListener("message", (event) => {
  const { data, ports, source } = event;
  const greet = async (version: string) => {
    const answer: HelloAnswer = { version: plan.version, stale: await versions.isPast(version) };
    ports[0]?.postMessage(answer);
    await versions.tidy();
  };
  if (!source) return;
  if (isHello(data)) event.waitUntil(greet(data.version));
  if (isSeen(data)) {
    const own = data.urls.filter((url) => url.startsWith(new URL(hashedFolder, siteUrl).href));
    event.waitUntil(pictures.keepSeen(own));
    event.waitUntil(precache.keepSeen(data.page.slice(siteUrl.length).replace(/\/$/, "")));
  }
});
