import { type BootPlan, planAttribute } from "../app/shell/boot/plan.ts";

/**
 * The framework's inline module starts the scripts while the page is still loading. It is read here, and a plan takes its
 * place that says the same: which scripts there are and where the page's data lies. app/shell/boot follows it, later.
 */

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/g;
const preloadLink = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g;
const planScript = `<script type="application/json" ${planAttribute}="">`;

/** The whole module, line by line: the manifest, the route modules, their names, the entry. */
const moduleShape =
  /^import "([^"]+)";((?:import \* as \w+ from "[^"]+";)+)window\.__reactRouterRouteModules = (\{[^{}]+\});import\("([^"]+)"\);$/;

type Scripts = { routes: BootPlan["routes"]; manifest: string; entry: string };

const unexpected = (where: string, what: string) =>
  new Error(`${where}: the framework's HTML is not as expected (${what}): adapt framework/defer-boot.ts.`);

const readModule = (code: string, where: string): Scripts => {
  const [, manifest, imports, names, entry] = moduleShape.exec(code.replaceAll(/\s*\n\s*/g, "")) ?? [];
  if (!manifest || !imports || !names || !entry) throw unexpected(where, "its inline module has another shape");
  const scripts = new Map([...imports.matchAll(/as (\w+) from "([^"]+)"/g)].map(([, name = "", url]) => [name, url]));
  const routes: BootPlan["routes"] = {};
  for (const [, route = "", name = ""] of names.matchAll(/"([^"]+)":(\w+)/g)) {
    const script = scripts.get(name);
    if (!script) throw unexpected(where, `no script for the route ${route}`);
    routes[route] = script;
    scripts.delete(name);
  }
  if (scripts.size > 0) throw unexpected(where, "route modules are handed over differently");
  return { routes, manifest, entry };
};

/** Rewrites one page; a page that was rewritten before comes back as it is. `data` is the address of the page's data. */
export const deferBoot = (html: string, where: string, data: string): string => {
  if (html.includes(planScript)) return html;
  const [module, ...more] = html.matchAll(moduleScript);
  if (module?.[1] === undefined || more.length > 0) throw unexpected(where, "not one inline module script");
  const preloads = [...html.matchAll(preloadLink)].map(([, url = ""]) => url);
  if (preloads.length === 0) throw unexpected(where, "no modulepreload links");
  const { routes, manifest, entry } = readModule(module[1], where);
  const named = new Set([manifest, entry, ...Object.values(routes)]);
  const plan: BootPlan = { routes, files: [data, manifest, entry, ...preloads.filter((url) => !named.has(url))] };
  const json = JSON.stringify(plan).replaceAll("<", String.raw`\u003c`);
  return html.replaceAll(preloadLink, "").replace(moduleScript, () => `${planScript}${json}</script>`);
};
