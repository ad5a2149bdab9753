import type { Head } from "../page.ts";
import type { CardFile } from "../cards/open-cards.ts";
import { content } from "../site.ts";
import { siteCard } from "./cards.ts";

type Input = { title: string; description: string; path: string; ld?: object[]; card?: Promise<CardFile> | undefined };

/** A page without its own card uses the site's. */
export const headOf = async ({ title, card = siteCard(), ...rest }: Input): Promise<Head> => ({
  title: `${title} · ${content.site.title}`,
  ...rest,
  card: await card,
});
