import { type RouteConfig, index, route } from "@react-router/dev/routes";
import { aliasPaths, redirectPaths, topicPaths } from "../site/paths.ts";

/** Addresses are case-sensitive, as they are on a static host: /Blog is not a page, here or there. */
const page = (path: string, file: string) => route(path.slice(1), file, { id: path, caseSensitive: true });

export default [
  index("routes/home/page.tsx"),
  page("/engineering", "routes/engineering/page.tsx"),
  page("/photography", "routes/photography/page.tsx"),
  page("/contact", "routes/contact/page.tsx"),
  page("/blog", "routes/blog/page.tsx"),
  ...[...topicPaths, ...aliasPaths].map((path) => page(path, "routes/topic/page.tsx")),
  ...redirectPaths.map((path) => page(path, "routes/redirect/route.ts")),
  route("*", "routes/not-found/page.tsx"),
] satisfies RouteConfig;
