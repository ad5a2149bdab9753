import { type BootPlan, planAttribute } from "./plan.ts";

/** A request that hangs counts as lost. What has arrived by then is in the browser's cache for the next try. */
const longestWait = 30_000;

const get = async (url: string, pause: number): Promise<string> => {
  if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  const answer = await fetch(url, { signal: AbortSignal.timeout(longestWait) });
  if (!answer.ok) throw new Error(`${url} ${answer.status}`);
  return answer.text();
};

/** The development server starts the app in its own way, and has no plan. */
const readPlan = () => {
  const json = document.querySelector(`[${planAttribute}]`)?.textContent;
  return json ? (JSON.parse(json) as BootPlan) : undefined;
};

let brought: Promise<string> | undefined;

/**
 * The page's data, when every other file is there too. Every file is fetched before the first is imported: Firefox never
 * asks again for a script whose import has failed, so that a single lost request would leave the page dead.
 */
const bringFiles = ({ files, routes }: BootPlan, pause = 0) => {
  const urls = [...files, ...Object.values(routes)];
  brought ??= Promise.all(urls.map((url, index) => get(url, index * pause))).then(([data = ""]) => data);
  // The next try asks again.
  brought.catch(() => (brought = undefined));
  return brought;
};

/** What a page does that is only read: it gets ready to come alive, and to be read without a network. */
export const bringApp = async () => {
  const plan = readPlan();
  if (!plan) return;
  // Nobody waits for them: each is asked for in a task of its own, since all of them are one that a phone feels.
  await bringFiles(plan, 1);
  if (!plan.offline) return;
  const { watchWhenStable } = (await import(
    /* @vite-ignore */ plan.offline
  )) as typeof import("../../../offline/page/watch.ts");
  watchWhenStable(document.documentElement.dataset.version);
};

/** Hands the page to the framework. */
export const startApp = async () => {
  const plan = readPlan();
  if (!plan) return;
  const { context, routes, files, lively } = plan;
  const [, manifest, entry, ...others] = files;
  const scripts = [...Object.values(routes), manifest];
  const pageData = await bringFiles(plan);
  // All at once would be one long task, in which the page answers nobody.
  for (const script of others) await import(/* @vite-ignore */ script);
  const modules = await Promise.all(scripts.map((script) => import(/* @vite-ignore */ script)));
  await Promise.all(modules.map((module) => lively && module.handle?.prepare?.(lively)));
  Object.assign(window, {
    pageData,
    __reactRouterContext: context,
    __reactRouterRouteModules: Object.fromEntries(Object.keys(routes).map((name, index) => [name, modules[index]])),
  });
  await import(/* @vite-ignore */ entry);
};
