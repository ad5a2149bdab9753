import { moved } from "virtual:moved";
import { redirect, redirectDocument } from "react-router";
import { findRedirect, readPath, redirectAddress } from "../../../site/addresses/redirects.ts";
import { linkTarget, withoutBase } from "../../lib/base.ts";

type Visit = { request: Request; url: URL };

/** Where an old address leads, or nothing when it is none. */
export const leadOn = ({ request, url }: Visit): Response | undefined => {
  const { pathname, search: query } = new URL(request.url);
  const found = findRedirect(readPath(withoutBase(pathname)), moved);
  if (!found) return undefined;
  const to = redirectAddress(found.to, { query, hash: url.hash });
  return linkTarget(to).kind === "internal" ? redirect(to) : redirectDocument(to);
};
