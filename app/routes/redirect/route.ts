import { moved } from "virtual:moved";
import { redirect } from "react-router";
import { findRedirect, redirectAddress } from "../../../site/addresses/redirects.ts";
import { withoutBase } from "../../lib/base.ts";
import type { Route } from "./+types/route";

/** A visit that starts here is served by a static page; this is for links followed inside the site. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { pathname, search } = new URL(request.url);
  const path = withoutBase(pathname);
  return redirect(redirectAddress(findRedirect(path, moved)?.to ?? path, { query: search }));
};

export default function Redirecting() {
  return null;
}
