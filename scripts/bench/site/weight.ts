import type { Page } from "puppeteer-core";
import { type Start, asVisitor, eachPage, inBrowser, rest, visitAt, withoutWorker } from "./browser.ts";
import { kilobytes, sum } from "./numbers.ts";
import { type Kind, type Load, type PageWeight, kinds } from "./results.ts";
import type { Site } from "./sites.ts";

/** The bytes are those that a phone downloads, headers included. */

const byType: [RegExp, Kind][] = [
  [/^text\/html|xhtml/, "html"],
  [/^text\/css/, "css"],
  [/javascript|ecmascript/, "js"],
  [/^font\/|font-woff|opentype/, "font"],
  [/^image\//, "image"],
  [/json|^text\/x-script/, "data"],
];

/** The type counts, not who asked for it: a script may be fetched before it is run. */
export const kindOfType = (type: string): Kind => byType.find(([pattern]) => pattern.test(type))?.[1] ?? "other";

export const noLoad = (): Load => ({
  requests: 0,
  bytes: Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>,
});

const isRemote = (url: string) => /^https?:/.test(url);

const countLoads = async (page: Page): Promise<Load> => {
  const session = await page.createCDPSession();
  const load = noLoad();
  const kept = new Set<string>();
  const found = new Map<string, Kind>();
  const add = (kind: Kind, bytes: number) => {
    load.requests += 1;
    load.bytes[kind] += bytes;
  };
  session.on("Network.requestWillBeSent", ({ redirectResponse }) => {
    if (redirectResponse) add("other", redirectResponse.encodedDataLength);
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => void kept.add(requestId));
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const isKept = kept.has(requestId) || response.fromDiskCache || response.fromPrefetchCache;
    if (isRemote(response.url) && !isKept) found.set(requestId, kindOfType(response.mimeType));
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = found.get(requestId);
    found.delete(requestId);
    if (kind) add(kind, encodedDataLength);
  });
  await session.send("Network.enable");
  return load;
};

/** Half a window at a time is scrolled, so that everything that waits to be seen is seen. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let step = 0; step < 600; step++) {
      const before = scrollY;
      scrollBy({ top: innerHeight / 2, behavior: "instant" });
      await frames();
      if (scrollY === before) return;
    }
  });

export const totalOf = ({ bytes }: Load): number => sum(Object.values(bytes));

const weigh = async (page: Page, url: string): Promise<PageWeight> => {
  await withoutWorker(page);
  const load = await countLoads(page);
  await visitAt(page, url);
  const first = structuredClone(load);
  await scrollThrough(page);
  await rest(page);
  return { first, whole: load };
};

const told = ({ first, whole }: PageWeight) =>
  `${kilobytes(totalOf(first))} KB in ${first.requests} requests, ${kilobytes(totalOf(whole))} KB in ${whole.requests} scrolled`;

export const measureWeight = (start: Start, site: Site, pages: readonly string[]) =>
  inBrowser(start, (browser) =>
    eachPage(
      `weight of ${site.name}`,
      pages,
      (path) => asVisitor(browser, (page) => weigh(page, site.urlOf(path))),
      told,
    ),
  );
