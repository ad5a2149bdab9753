import { afterAll, beforeAll, describe } from "vitest";
import type { Engine } from "../../scripts/lib/engines/engine.ts";
import { type Journey, journeyIn } from "./journey.ts";
import { contact } from "./journeys/contact.ts";
import { food } from "./journeys/food.ts";
import { gallery } from "./journeys/gallery.ts";
import { home } from "./journeys/home.ts";
import { menu } from "./journeys/menu.ts";
import { offline } from "./journeys/offline.ts";
import { pages } from "./journeys/pages.ts";
import { search } from "./journeys/search.ts";
import { scrolling } from "./journeys/scrolling.ts";
import { theme } from "./journeys/theme.ts";
import { differences } from "../../scripts/lib/sample.ts";
import { layout } from "../site/journeys/layout.ts";
import { reading } from "../site/journeys/reading.ts";

/** Through whatever pages there are. */
const anySite = { reading, layout };

/** Through the shipped content's pages, by their words. */
const sample = { pages, menu, home, scrolling, search, theme, gallery, food, contact, offline };

const allJourneys = differences().length > 0 ? anySite : { ...sample, ...anySite };

/** The journeys in one engine, which is started once; without it they are skipped. */
export const runJourneys = (
  name: string,
  program: string | undefined,
  start: (program: string) => Engine | Promise<Engine>,
  journeys: Record<string, (journey: Journey) => void> = allJourneys,
) =>
  describe.skipIf(!program)(name, () => {
    let engine: Engine | undefined;
    beforeAll(async () => {
      if (program) engine = await start(program);
    });
    afterAll(() => engine?.close());

    const journey = journeyIn(() => {
      if (!engine) throw new Error(`${name} did not start.`);
      return engine;
    });
    for (const [title, walk] of Object.entries(journeys)) describe(title, () => walk(journey));
  });
