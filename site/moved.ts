import { redirects } from "../content/redirects.ts";
import { flattenRedirects } from "./addresses/redirects.ts";

/** The owner's redirects, each followed to its end: the one part of the content that the browser's router needs. */
export const moved = flattenRedirects(redirects);
