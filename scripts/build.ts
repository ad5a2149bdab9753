import { buildSite } from "./lib/build.ts";

/** `npm run build`: builds the site into build/client; extra arguments but --force go to the framework. */
const { code } = await buildSite(process.argv.slice(2));
process.exit(code);
