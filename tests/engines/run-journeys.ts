import { afterAll, beforeAll, describe } from "vitest";
import type { Engine } from "../../scripts/lib/engines/engine.ts";
import { journeyIn } from "./journey.ts";
import { differences } from "../../scripts/lib/sample.ts";
import { layout } from "../site/journeys/layout.ts";
import { reading } from "../site/journeys/reading.ts";

/** Through whatever pages there are. */
const anySite = { reading, layout };

/** Those that know the shipped content's words are not even read while there is another. */
const allJourneys =
  differences().length > 0 ? anySite : { ...(await import("./sample-journeys.ts")).sampleJourneys, ...anySite };

/** The journeys in one engine, which is started once; without it they are skipped. */
export const runJourneys = (
  name: string,
  program: string | undefined,
  start: (program: string) => Engine | Promise<Engine>,
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
    for (const [title, walk] of Object.entries(allJourneys)) describe(title, () => walk(journey));
  });
