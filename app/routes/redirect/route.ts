import type { Route } from "./+types/route";
import { leadOn } from "./lead-on.ts";

/** A visit that starts here is served by a static page; this is for links followed inside the site. */
export const clientLoader = (visit: Route.ClientLoaderArgs) => leadOn(visit) ?? null;

export default function Redirecting() {
  return null;
}
