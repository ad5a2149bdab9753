import { findChromium } from "../../scripts/lib/chromium.ts";
import { startChromium } from "../../scripts/lib/engines/with-puppeteer.ts";
import { layout } from "./journeys/layout.ts";
import { runJourneys } from "./run-journeys.ts";

const chromium = findChromium();

// The other journeys are walked in Chromium by tests/e2e and tests/offline, further and on more ways.
runJourneys("Chromium", chromium === undefined ? undefined : () => startChromium(chromium), { layout });
