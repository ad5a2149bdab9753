import { firefox } from "../../scripts/lib/engines/find.ts";
import { startFirefox } from "../../scripts/lib/engines/with-puppeteer.ts";
import { runJourneys } from "./run-journeys.ts";

runJourneys("Firefox", firefox.find(), startFirefox);
