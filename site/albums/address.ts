import { albumFolder } from "../addresses/published.ts";
import type { Album } from "../schema/album.ts";

/** Where an album is: its page on another site, or the one that is made of its photos. */
export const albumAddress = ({ url, slug }: Pick<Album, "url" | "slug">): string =>
  url ?? `/${albumFolder}${slug ?? ""}.html`;
