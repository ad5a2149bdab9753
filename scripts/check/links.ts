import { setTimeout as wait } from "node:timers/promises";
import { loadContent, partsOf } from "../../site/load.ts";
import { checkAll, collectLinks, isOffline } from "../lib/links.ts";

/** `npm run check -- links`: asks every outgoing link of the content whether it is still there. Needs the network. */

const content = loadContent();
const links = partsOf(content)
  .flatMap(collectLinks)
  .filter(({ url }) => new URL(url).origin !== content.site.url);

const urls = [...new Set(links.map(({ url }) => url))];
console.log(`Checking ${urls.length} addresses in ${links.length} places …`);
const offline = () => {
  console.error("Not one address answered: this machine seems to be offline, so nothing was judged.");
  process.exit(2);
};
const tools = { fetch, wait };
if (await isOffline(urls, tools)) offline();
let done = 0;
const verdicts = await checkAll(urls, tools, () => {
  done += 1;
  if (done % 25 === 0) console.log(`  ${done} of ${urls.length}`);
});

const report = (state: "dead" | "unsure") => {
  const found = links.filter(({ url }) => verdicts.get(url)?.state === state);
  for (const { file, field, url } of found) console.log(`${file}: ${field}: ${url} (${verdicts.get(url)?.reason})`);
  return new Set(found.map(({ url }) => url)).size;
};

if (urls.length > 0 && [...verdicts.values()].every(({ state }) => state !== "alive")) offline();
console.log("\nCould not be judged (bot walls, rate limits, bad days); look at them by hand now and then:");
const unsure = report("unsure");
console.log("\nDead, asked twice:");
const dead = report("dead");
console.log(`\n${urls.length - unsure - dead} alive, ${unsure} unsure, ${dead} dead`);
process.exitCode = dead > 0 ? 1 : 0;
