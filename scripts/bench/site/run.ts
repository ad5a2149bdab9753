import { cpus, totalmem } from "node:os";
import { type Start, inBrowser } from "./browser.ts";
import { measureBack } from "./back.ts";
import { measureBuild } from "./build.ts";
import { measureInteractions } from "./interactions.ts";
import { measureLighthouse, needLighthouse } from "./lighthouse.ts";
import { measureNavigation } from "./navigation.ts";
import { inTurn } from "./numbers.ts";
import { measureOffline } from "./offline.ts";
import type { Options } from "./options.ts";
import { someOf } from "./pages.ts";
import type { Machine, Measure, Results, Taken } from "./results.ts";
import type { Site } from "./sites.ts";
import { measureWeight } from "./weight.ts";

/** What one measure found is told at once, so that nothing is lost with a later one. */

const fewPages = 4;

/** The machine's description does not say whose it is. */
const machineWith = async (start: Start): Promise<Machine> => ({
  cores: cpus().length,
  memoryGB: Math.round(totalmem() / 1024 ** 3),
  system: `${process.platform} ${process.arch}`,
  node: process.versions.node,
  chromium: (await inBrowser(start, (browser) => browser.version())).replace(/^.*\//, ""),
});

/** A site that does not have the named page is measured by its home page. */
export const pagesFor = (
  pages: readonly string[],
  { pages: named, quick }: Pick<Options, "pages" | "quick">,
): string[] => {
  if (named.length > 0) {
    const known = pages.filter((page) => named.includes(page) || named.includes(page.replace(/(.)\/$/, "$1")));
    return known.length > 0 ? known : pages.slice(0, 1);
  }
  return quick ? someOf(pages, fewPages) : [...pages];
};

const present = <Found>(pairs: [string, Found | undefined][]): Record<string, Found> =>
  Object.fromEntries(pairs.filter((pair): pair is [string, Found] => pair[1] !== undefined));

export const runMeasures = async (
  options: Options,
  sites: readonly [Site, ...Site[]],
  start: Start,
  onFound: (found: Results) => Promise<void>,
): Promise<Results> => {
  const [site] = sites;
  const { runs } = options;
  const machine = await machineWith(start);
  const chosen = new Map(sites.map((one) => [one, pagesFor(one.pages, options)]));
  const pagesOf = (one: Site) => chosen.get(one) ?? [];
  const taken = <Found>(found: Record<string, Found>, times = runs): Taken<Found> => ({
    date: new Date().toISOString().slice(0, 10),
    machine,
    runs: times,
    pages: [pagesOf(site).length, site.pages.length],
    sites: found,
  });
  const each = async <Found>(measure: (one: Site) => Promise<Found>) =>
    Object.fromEntries(await inTurn(sites, async (one) => [one.name, await measure(one)] as const));

  const takers: Record<Measure, () => Promise<Results>> = {
    weight: async () => ({ weight: taken(await each((one) => measureWeight(start, one, pagesOf(one)))) }),
    lighthouse: async () => {
      const lighthouse = await needLighthouse();
      if (typeof lighthouse === "string") {
        console.log(`lighthouse: left out. ${lighthouse}`);
        return {};
      }
      const visits = sites.flatMap((one) => pagesOf(one).map((path) => ({ site: one, path })));
      const found = await measureLighthouse(lighthouse, start, visits, runs);
      const { version } = lighthouse;
      return { lighthouse: { ...taken(found.sites), version, benchmarkIndex: found.benchmarkIndex } };
    },
    navigation: async () => ({
      navigation: taken(await each((one) => measureNavigation(start, one, pagesOf(one), runs))),
    }),
    interactions: async () => {
      const pages = options.pages.length > 0 ? pagesOf(site) : site.pages;
      return { interactions: taken({ [site.name]: await measureInteractions(start, site, pages, runs) }) };
    },
    back: async () => ({ back: taken(await each((one) => measureBack(start, one, pagesOf(one)))) }),
    offline: async () => ({ offline: taken(present([[site.name, await measureOffline(start, site, runs)]])) }),
    build: async () => ({ build: taken({ [site.name]: await measureBuild(runs) }) }),
  };
  const found: Results = {};
  for (const name of options.measures) {
    try {
      Object.assign(found, await takers[name]());
      await onFound(found);
    } catch (error) {
      console.log(`${name}: left out. ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return found;
};
