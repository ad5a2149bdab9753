import { isDeepStrictEqual } from "node:util";
import { cardSize } from "../../site/addresses/published.ts";
import type { Card } from "../../site/cards/studio.ts";
import type { Head } from "../page.ts";
import { cards, content } from "../site.ts";

type Given = { title: string; description: string; path: string; ld?: object[]; card?: Promise<Card> | undefined };

/** What all drawn cards have in common is known to the document's head. */
const inHead = ({ url, alt, ...size }: Card) => ({ url, alt, ...(isDeepStrictEqual(size, cardSize) ? {} : size) });

/** A page without a card of its own has the site's. */
export const headOf = async ({ title, card = cards.siteCard(), ...rest }: Given): Promise<Head> => ({
  title: `${title} · ${content.site.title}`,
  ...rest,
  card: inHead(await card),
});
