import { findChromium } from "../../scripts/lib/chromium.ts";
import { startChromium } from "../../scripts/lib/engines/with-puppeteer.ts";
import { layout } from "../site/journeys/layout.ts";
import { runJourneys } from "./run-journeys.ts";

// The other journeys are walked in Chromium by tests of their own, further and on more ways.
runJourneys("Chromium", findChromium(), startChromium, { layout });
