import { inject } from "vitest";
import { startWebkit } from "../../scripts/lib/engines/webkit.ts";
import { runJourneys } from "./run-journeys.ts";

const { webkit } = inject("engines");

runJourneys("WebKit", webkit && (() => startWebkit(webkit)));
