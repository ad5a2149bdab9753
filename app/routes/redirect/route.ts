import { moved } from "virtual:moved";
import { redirect, redirectDocument } from "react-router";
import { findRedirect, readPath, redirectAddress } from "../../../site/addresses/redirects.ts";
import { linkTarget, withoutBase } from "../../lib/base.ts";
import type { Route } from "./+types/route";

/** A visit that starts here is served by a static page; this is for links followed inside the site. */
export const clientLoader = ({ request, url }: Route.ClientLoaderArgs) => {
  const { pathname, search: query } = new URL(request.url);
  const path = readPath(withoutBase(pathname));
  const to = redirectAddress(findRedirect(path, moved)?.to ?? path, { query, hash: url.hash });
  return linkTarget(to).kind === "internal" ? redirect(to) : redirectDocument(to);
};

export default function Redirecting() {
  return null;
}
