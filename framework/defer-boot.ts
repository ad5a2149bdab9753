/**
 * The framework starts its scripts while the page is still loading. On a phone they compete with the styles, the font
 * and the first picture, so the start is put off until the page has loaded, its first picture is drawn and the browser
 * is idle (or the visitor touches something). Until then the page is plain HTML, which works; only Back to a page that
 * the app had shown needs a new document, since nobody was there yet to show it.
 */

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/g;
const preloadLink = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g;
const sideEffectImport = /^import "([^"]+)";$/;
const namespaceImport = /^import \* as ([\w$]+) from "([^"]+)";$/;
const entryImport = /^import\("([^"]+)"\);$/;
const marker = "const start=";

type Boot = { manifest: string[]; routes: { name: string; url: string }[]; setUp: string; entry: string };

const unexpected = (where: string, what: string) =>
  new Error(`${where}: the framework's HTML is not as expected (${what}): adapt framework/defer-boot.ts.`);

/** Reads the framework's inline module: the manifest, the route modules, what is done with them, the entry. */
const readBoot = (code: string, where: string): Boot => {
  const boot: Boot = { manifest: [], routes: [], setUp: "", entry: "" };
  const rest: string[] = [];
  for (const line of code.split("\n").map((text) => text.trim())) {
    const sideEffect = sideEffectImport.exec(line);
    const namespace = namespaceImport.exec(line);
    const entry = entryImport.exec(line);
    if (sideEffect?.[1]) boot.manifest.push(sideEffect[1]);
    else if (namespace?.[1] && namespace[2]) boot.routes.push({ name: namespace[1], url: namespace[2] });
    else if (entry?.[1]) boot.entry = entry[1];
    else if (line !== "") rest.push(line);
  }
  boot.setUp = rest.join("\n");
  if (boot.manifest.length === 0) throw unexpected(where, "no import of the route manifest");
  if (boot.routes.length === 0) throw unexpected(where, "no imports of route modules");
  if (boot.entry === "") throw unexpected(where, "no import of the entry at the end");
  if (!boot.setUp.includes("window.__reactRouterRouteModules =") || /\bimport\b/.test(boot.setUp)) {
    throw unexpected(where, "route modules are handed over differently");
  }
  return boot;
};

const writeBoot = ({ manifest, routes, setUp, entry }: Boot, preloads: string[], data: string): string => {
  const quoted = (urls: string[]) => JSON.stringify(urls);
  const early = new Set([...manifest, ...routes.map((route) => route.url)]);
  const later = [...new Set([entry, ...preloads])].filter((url) => !early.has(url));
  const names = routes.map((route) => route.name).join(",");
  // The links fetch what the entry will need beside the route modules, instead of one hop after another.
  return [
    `${marker}async()=>{if(location.pathname!==at)return location.reload();`,
    `for(const href of ${quoted(later)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
    `const [${names}]=await Promise.all([...${quoted([...routes.map((route) => route.url), ...manifest])}.map(url=>import(url)),${data}]);`,
    `${setUp}`,
    `await import(${JSON.stringify(entry)})};`,
    "const at=location.pathname;let started;",
    'const boot=()=>{started??=start().catch(error=>console.error("The page could not start",error))};',
    "const idle=()=>window.requestIdleCallback?requestIdleCallback(boot,{timeout:2000}):setTimeout(boot,200);",
    // The load event does not wait for the first picture to be decoded and painted.
    'const loaded=async()=>{await document.querySelector("img[fetchpriority]")?.decode().catch(()=>{});setTimeout(idle,99)};',
    'document.readyState==="complete"?loaded():addEventListener("load",loaded,{once:true});',
    'for(const type of ["pointerdown","keydown","popstate"])addEventListener(type,boot,{once:true,passive:true});',
  ].join("\n");
};

/** Rewrites one page; a page that was rewritten before comes back as it is. `data` is code that must be done before the entry. */
export const deferBoot = (html: string, where: string, data = ""): string => {
  const scripts = [...html.matchAll(moduleScript)];
  const [script] = scripts;
  if (scripts.length !== 1 || script?.[1] === undefined) {
    throw unexpected(where, `${scripts.length} inline module scripts instead of one`);
  }
  if (script[1].startsWith(marker)) return html;
  const preloads = [...html.matchAll(preloadLink)].map((match) => match[1] ?? "");
  if (preloads.length === 0) throw unexpected(where, "no modulepreload links");
  const boot = writeBoot(readBoot(script[1], where), preloads, data);
  return html
    .replaceAll(preloadLink, "")
    .replace(moduleScript, () => `<script type="module" async="">${boot}</script>`);
};
