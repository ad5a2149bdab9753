import { webkit } from "../../scripts/lib/engines/find.ts";
import { startWebkit } from "../../scripts/lib/engines/webkit.ts";
import { runJourneys } from "./run-journeys.ts";

runJourneys("WebKit", webkit.find(), startWebkit);
