import { redirect } from "react-router";
import { redirects } from "../../../content/redirects.ts";
import { withoutBase } from "../../lib/base.ts";
import type { Route } from "./+types/route";

/** A visit that starts here is served by a static page; this is for links followed inside the site. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { pathname, search } = new URL(request.url);
  return redirect(finalTarget(withoutBase(pathname)) + search);
};

/** Redirects may lead to redirects; the build has made sure that they end. */
const finalTarget = (path: string): string => {
  const next = redirects.find(({ from }) => from === path.replace(/\/$/, ""));
  return next ? finalTarget(next.to) : path;
};

export default function Redirecting() {
  return null;
}
