import { join } from "node:path";

/** Where the sites under test lie: `npm test` builds them before their tests run. */
const built = (folder: string) => join(import.meta.dirname, "..", "..", folder, "client");

/** The owner's content, as it ships. */
export const shippedSite = process.env["SITE_DIR"] ?? built("build");

/** The small test site, tests/fixtures/whole: it has one of everything. */
export const wholeSite = built(".cache/test/whole");

/** The same for a folder of a host, as GitHub Pages serves a project. */
export const subpathSite = built(".cache/test/subpath");
