import { type RouteConfig, index, route } from "@react-router/dev/routes";
import { knownPages } from "../site/known-pages.ts";
import { everyMainPage } from "../site/pages.ts";

const { main, gallery, collections, topics, aliases, linked } = await knownPages();

/** Addresses are case-sensitive, as they are on a static host. */
const page = (path: string, file: string) => route(path.slice(1), file, { id: path, caseSensitive: true });

// Types are made for every kind of page, also for those that this owner does not have.
const forTypes = process.argv.includes("typegen");
const atLeast = (paths: string[], usual: string[]) => (forTypes && paths.length < usual.length ? usual : paths);

export default [
  index("routes/home/page.tsx"),
  ...atLeast(main, everyMainPage)
    .filter((path) => path !== "/")
    .map((path) => page(path, `routes${path}/page.tsx`)),
  ...gallery.map((path) => page(path, "routes/photography/page.tsx")),
  ...atLeast(collections, ["/photography/collections/one"]).map((path) => page(path, "routes/collection/page.tsx")),
  ...atLeast([...topics, ...aliases], ["/a-topic"]).map((path) => page(path, "routes/topic/page.tsx")),
  ...atLeast(linked, ["/moved"]).map((path) => page(path, "routes/redirect/route.ts")),
  // The pages of photos too, and redirects that no page links to: they are many, and the table of routes is on every page.
  route("*", "routes/rest/page.tsx"),
] satisfies RouteConfig;
