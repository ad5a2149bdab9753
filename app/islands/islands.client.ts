import { isPlainClick } from "../lib/plain-click.ts";
import { resetInput } from "./reset-input.client.ts";

/**
 * Hydrates islands: near the viewport, at once when a visitor touches them, or when a control with `data-opens` is clicked.
 * Clicks and input from before hydration are replayed afterwards. Other scripts mark islands that are needed at once with
 * `data-eager`.
 */

type Hydrate = (typeof import("./hydrate.tsx"))["hydrate"];

type Module = { Component: Parameters<Hydrate>[1] };

const nearby = "300px 0px";

const isHydrated = ({ dataset }: HTMLElement) => dataset["hydrated"] !== undefined;

const loads = new Map<string, Promise<unknown>>();
const started = new Set<HTMLElement>();
/** Controls that were clicked before their island was hydrated. */
const pendingClicks = new Set<HTMLElement>();

const listOf = (text: string | undefined) => (text ? text.split(" ") : []);

/** A failed request is retried the next time. */
const once = (key: string, load: () => Promise<unknown>) => {
  const loading = loads.get(key) ?? load();
  loads.set(key, loading);
  loading.catch(() => loads.delete(key));
  return loading;
};

/** Fetched before it is imported: some browsers cache a failed import until the page is reloaded. */
const fetchFile = (url: string) =>
  once(url, async () => {
    const response = await fetch(url, { cache: "force-cache" });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    // The connection can still be lost before the file is whole.
    await response.arrayBuffer();
  });

const addStyles = (href: string) =>
  once(href, async () => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    await new Promise((onload, onerror) => document.head.append(Object.assign(link, { onload, onerror }))).catch(() => {
      link.remove();
      throw new Error(href);
    });
  });

const ownScript = document.querySelector<HTMLElement>("script[data-hydrate]");

const filesOf = ({ dataset }: HTMLElement) => [
  ownScript?.dataset["hydrate"] ?? "",
  ...listOf(ownScript?.dataset["files"]),
  dataset["src"] ?? "",
  ...listOf(dataset["files"]),
];

const prefetch = (island: HTMLElement) => Promise.all(filesOf(island).map(fetchFile));

/** React updates state after the event's task, so a second event in the same task would still see the old state. */
const handled = (replay: () => void) => {
  replay();
  return new Promise((done) => setTimeout(done));
};

const start = async (island: HTMLElement) => {
  const { src = "", props = "{}", styles } = island.dataset;
  await Promise.all([prefetch(island), ...listOf(styles).map(addStyles)]);
  const [{ hydrate }, { Component }] = (await Promise.all([
    import(/* @vite-ignore */ ownScript?.dataset["hydrate"] ?? ""),
    import(/* @vite-ignore */ src),
  ])) as [{ hydrate: Hydrate }, Module];
  const input = resetInput(island);
  await hydrate(island, Component, JSON.parse(props) as object);
  island.dataset["hydrated"] = "";
  for (const replay of input) await handled(replay);
};

const release = (control: HTMLElement) => {
  control.ariaBusy = null;
  return pendingClicks.delete(control);
};

const islandsOf = (control: Element): HTMLElement[] => {
  const name = control.closest<HTMLElement>("[data-opens]")?.dataset["opens"];
  if (name) return [...document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)];
  const own = control.closest<HTMLElement>("[data-island]");
  return own ? [own] : [];
};

const areHydrated = (islands: HTMLElement[]) => islands.every(isHydrated);

/** Replays clicks in order, each when its own islands are hydrated. */
const replayClicks = async () => {
  for (const control of pendingClicks) {
    if (areHydrated(islandsOf(control)) && release(control)) await handled(() => control.click());
  }
};

/** If an island can't be loaded or rendered, a link is followed without it, and a button can be clicked again. */
const giveUp = (island: HTMLElement) => {
  for (const control of pendingClicks) {
    if (!islandsOf(control).includes(island)) continue;
    release(control);
    if (control instanceof HTMLAnchorElement && navigator.onLine) location.assign(control.href);
  }
};

const hydrateIsland = (island: HTMLElement) => {
  if (started.has(island)) return;
  started.add(island);
  start(island).then(replayClicks, (error: unknown) => {
    console.warn(error);
    started.delete(island);
    giveUp(island);
    addEventListener("online", () => hydrateIsland(island), { once: true });
  });
};

/** Copying and sharing need no island, and browsers allow them only while they handle the visitor's own click. */
const needsIsland = "[data-opens], [data-island] button:not([data-copy], [data-share])";

const queueClick = (event: MouseEvent) => {
  const control = (event.target as Element).closest<HTMLElement>(needsIsland);
  if (!control || !isPlainClick(event)) return;
  const islands = islandsOf(control);
  if (areHydrated(islands)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Of several links, only the last one clicked is followed.
  if (control instanceof HTMLAnchorElement)
    for (const other of pendingClicks) if (other instanceof HTMLAnchorElement) release(other);
  control.ariaBusy = "true";
  pendingClicks.add(control);
  for (const island of islands) hydrateIsland(island);
};

/** Pointer or focus on an island hydrates it; on a control with `data-opens` it prefetches the island's files. */
const onIntent = ({ target }: Event) => {
  if (!(target instanceof Element)) return;
  const opener = target.closest("[data-opens]");
  if (opener) for (const island of islandsOf(opener)) prefetch(island).catch(() => undefined);
  else for (const island of islandsOf(target)) hydrateIsland(island);
};

const watchNear = () => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = target.closest<HTMLElement>("[data-island]");
        if (isIntersecting && island) hydrateIsland(island);
      }
    },
    { rootMargin: nearby },
  );
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]:not([data-on-click])")) {
    // The island itself has no box (`display: contents`).
    for (const part of island.children) observer.observe(part);
    // Hot updates only reach hydrated islands.
    if (import.meta.env.DEV) hydrateIsland(island);
  }
};

export const installIslands = () => {
  addEventListener("click", queueClick, true);
  for (const type of ["pointerdown", "pointerover", "focusin", "keydown"]) addEventListener(type, onIntent, true);
  // A page restored from the back/forward cache has no clicks to replay.
  addEventListener("pagehide", () => pendingClicks.forEach(release));
  for (const island of document.querySelectorAll<HTMLElement>("[data-island][data-eager]")) hydrateIsland(island);
  if (document.readyState === "complete") watchNear();
  else addEventListener("load", watchNear);
};
