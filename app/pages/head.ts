import { isDeepStrictEqual } from "node:util";
import { cardSize } from "../../site/addresses/published.ts";
import type { Head } from "../page.ts";
import type { CardFile } from "../cards/open-cards.ts";
import { content } from "../site.ts";
import { siteCard } from "./cards.ts";

type Given = { title: string; description: string; path: string; ld?: object[]; card?: Promise<CardFile> | undefined };

/** The document's head adds the size and type of drawn cards itself. */
const inHead = ({ url, alt, ...size }: CardFile) => ({ url, alt, ...(isDeepStrictEqual(size, cardSize) ? {} : size) });

/** A page without its own card uses the site's. */
export const headOf = async ({ title, card = siteCard(content), ...rest }: Given): Promise<Head> => ({
  title: `${title} · ${content.site.title}`,
  ...rest,
  card: inHead(await card),
});
