import { reactRouter } from "./lib/run.ts";

/** `npm run build`: builds the site into build/client; extra arguments go to the framework. */
const { code } = await reactRouter("build", process.argv.slice(2));
process.exit(code);
