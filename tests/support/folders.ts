import { join } from "node:path";

/** Folders of the sites under test, which `npm test` builds first. */
const built = (folder: string) => join(import.meta.dirname, "..", "..", folder, "client");

/** The shipped content. */
export const shippedSite = process.env["SITE_DIR"] ?? built("build");

/** The small test site, tests/fixtures/whole: it has one of everything. */
export const wholeSite = built(".cache/test/whole");

/** The same under a base path, as GitHub Pages serves a project. */
export const subpathSite = built(".cache/test/subpath");
