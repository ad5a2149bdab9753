import { type BootPlan, planAttribute } from "./plan.ts";

/** A request that hangs counts as lost. What has arrived by then is in the browser's cache for the next try. */
const longestWait = 30_000;

const get = async (url: string): Promise<string> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(longestWait) });
  if (!answer.ok) throw new Error(`${url} ${answer.status}`);
  return answer.text();
};

/**
 * Hands the page to the framework. Every file is fetched before the first is imported: Firefox never asks again for a
 * script whose import has failed, so that a single lost request would leave the page dead.
 */
export const startApp = async () => {
  const json = document.querySelector(`[${planAttribute}]`)?.textContent;
  // The development server starts the app in its own way.
  if (!json) return;
  const { context, routes, files, lively } = JSON.parse(json) as BootPlan;
  const [, manifest, entry] = files;
  const scripts = [...Object.values(routes), manifest];
  const [text = ""] = await Promise.all([...files, ...Object.values(routes)].map(get));
  const modules = await Promise.all(scripts.map((script) => import(/* @vite-ignore */ script)));
  await Promise.all(modules.map((module) => lively && module.handle?.prepare?.(lively)));
  Object.assign(window, {
    pageData: text,
    __reactRouterContext: context,
    __reactRouterRouteModules: Object.fromEntries(Object.keys(routes).map((name, index) => [name, modules[index]])),
  });
  await import(/* @vite-ignore */ entry);
};
