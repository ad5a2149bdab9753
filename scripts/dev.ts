import { reactRouter } from "./lib/run.ts";

/** `npm run dev`: the dev server with hot reload; extra arguments go to it. */
const { code } = await reactRouter("dev", process.argv.slice(2));
process.exit(code);
