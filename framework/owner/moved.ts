import { flattenRedirects } from "../../site/addresses/redirects.ts";
import type { Content } from "../../site/load.ts";

export const movedCode = ({ redirects }: Pick<Content, "redirects">): string =>
  `export const moved = ${JSON.stringify(flattenRedirects(redirects))};`;
