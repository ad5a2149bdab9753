import { firefox, webkit } from "../../scripts/lib/engines/find.ts";

/** Once for all files: says which engines are missing. `npm test` has tried to install them before. */
export const setup = () => {
  for (const { name, find } of [firefox, webkit]) {
    if (!find()) console.log(`${name} was not found: its journeys are skipped.`);
  }
};
