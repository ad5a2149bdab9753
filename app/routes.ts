import { type RouteConfig, index, route } from "@react-router/dev/routes";
import { everyMainPage } from "../site/pages.ts";
import { aliasPaths, mainPages, redirectPaths, topicPaths } from "../site/paths.ts";

/** Addresses are case-sensitive, as they are on a static host: /Blog is not a page, here or there. */
const page = (path: string, file: string) => route(path.slice(1), file, { id: path, caseSensitive: true });

/** Types are made for all pages, also for those that this owner does not have. */
const shown = process.argv.includes("typegen") ? everyMainPage : mainPages;

export default [
  index("routes/home/page.tsx"),
  ...shown.filter((path) => path !== "/").map((path) => page(path, `routes${path}/page.tsx`)),
  ...[...topicPaths, ...aliasPaths].map((path) => page(path, "routes/topic/page.tsx")),
  ...redirectPaths.map((path) => page(path, "routes/redirect/route.ts")),
  route("*", "routes/not-found/page.tsx"),
] satisfies RouteConfig;
