import { contentEvent, madeEvent, mendedEvent, shownEvent, timingName } from "./messages.ts";

type Routes = Record<string, unknown>;

type Framework = {
  __reactRouterDataRouter?: {
    createRoutesForHMR?: (asked: Set<string>, routes: Routes, modules: unknown, ssr: boolean, spa: boolean) => Routes[];
    _internalSetRoutes?: (routes: Routes[]) => void;
    revalidate: () => Promise<void>;
  };
  __reactRouterManifest?: { routes: Routes };
  __reactRouterRouteModules?: unknown;
  __reactRouterContext?: { ssr: boolean; isSpaMode: boolean };
};

/** The framework asks again for a prerendered page's data only where its own hot reload has made the route anew. */
const askAgain = async () => {
  const {
    __reactRouterDataRouter: router,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: modules,
    __reactRouterContext: context,
  } = window as Framework;
  const { createRoutesForHMR: makeRoutes, _internalSetRoutes: setRoutes } = router ?? {};
  if (!router || !makeRoutes || !setRoutes || !manifest || !context) return location.reload();
  const all = new Set(Object.keys(manifest.routes));
  setRoutes(makeRoutes(all, manifest.routes, modules, context.ssr, context.isSpaMode));
  Object.assign(window, { __reactRouterHdrActive: true });
  try {
    await router.revalidate();
  } finally {
    Object.assign(window, { __reactRouterHdrActive: false });
  }
};

let isAsking = false;
let isAskedAgain = false;

/** The end of one request would tell the framework, in the midst of the next, that nothing is to be asked. */
const askInTurn = async () => {
  isAskedAgain = true;
  if (isAsking) return;
  isAsking = true;
  try {
    while (isAskedAgain) {
      isAskedAgain = false;
      await askAgain();
      import.meta.hot?.send(shownEvent);
    }
  } finally {
    isAsking = false;
  }
};

/** Vite would load the page anew: it takes the first overlay for a page that could not start. */
const clearOverlay = () => {
  for (const overlay of document.querySelectorAll("vite-error-overlay")) overlay.remove();
};

const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
const made = navigation?.serverTiming.find(({ name }) => name === timingName)?.description;

import.meta.hot?.on(contentEvent, askInTurn);
import.meta.hot?.on(mendedEvent, clearOverlay);
if (made !== undefined) import.meta.hot?.send(madeEvent, Number(made));
