/** The open page's side of an edit while the site is worked on: it asks for its data again and stays where it is. */

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
  __reactRouterHdrActive?: boolean;
};

/** The framework never asks again for the data of a prerendered page, but for routes that its own hot reload has made anew. */
const askAgain = async () => {
  const framework = window as Framework;
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest, __reactRouterContext: context } = framework;
  const modules = framework.__reactRouterRouteModules;
  if (!router?.createRoutesForHMR || !router._internalSetRoutes || !manifest || !context) return location.reload();
  const all = new Set(Object.keys(manifest.routes));
  const routes = router.createRoutesForHMR(all, manifest.routes, modules, context.ssr, context.isSpaMode);
  router._internalSetRoutes(routes);
  framework.__reactRouterHdrActive = true;
  try {
    await router.revalidate();
  } finally {
    framework.__reactRouterHdrActive = false;
  }
};

import.meta.hot?.on("ridgeline:content", askAgain);
