import { isDeepStrictEqual } from "node:util";
import { cardSize } from "../../site/addresses/published.ts";
import type { Head } from "../page.ts";
import type { CardFile } from "../cards/open-cards.ts";
import { content } from "../site.ts";
import { siteCard } from "./cards.ts";

type Given = { title: string; description: string; path: string; ld?: object[]; card?: Promise<CardFile> | undefined };

/** What all drawn cards have in common is known to the document's head. */
const inHead = ({ url, alt, ...size }: CardFile) => ({ url, alt, ...(isDeepStrictEqual(size, cardSize) ? {} : size) });

/** A page without a card of its own has the site's. */
export const headOf = async ({ title, card = siteCard(content), ...rest }: Given): Promise<Head> => ({
  title: `${title} · ${content.site.title}`,
  ...rest,
  card: inHead(await card),
});
