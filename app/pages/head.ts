import type { Head } from "../page.ts";
import type { CardFile } from "../cards/open-cards.ts";
import { content } from "../site.ts";

type Input = { title: string; description: string; path: string; ld?: object[]; card: Promise<CardFile> };

export const headOf = async ({ title, card, ...rest }: Input): Promise<Head> => ({
  title: `${title} · ${content.site.title}`,
  ...rest,
  card: await card,
});
