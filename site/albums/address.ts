import { albumFolder } from "../addresses/published.ts";
import type { Album } from "../schema/album.ts";

/** An album is a page on another site, or the one that is made of its photos. */
export const albumAddress = ({ url, slug }: Pick<Album, "url" | "slug">): string =>
  url ?? `/${albumFolder}${slug ?? ""}.html`;
