import { inject } from "vitest";
import { startFirefox } from "../../scripts/lib/engines/with-puppeteer.ts";
import { runJourneys } from "./run-journeys.ts";

const { firefox } = inject("engines");

runJourneys("Firefox", firefox === undefined ? undefined : () => startFirefox(firefox));
