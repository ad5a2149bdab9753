import type { Words } from "./words.ts";

const joined = (parts: (string | undefined)[], by: string) => parts.filter(Boolean).join(by);

/** For those who cannot see a card: the words that are drawn on it, then what stands with them. */
export const altOf = ({ eyebrow, name, title }: Words, seen: string): string =>
  joined([joined([joined([eyebrow, title], " "), name], " · "), seen], ". ");

type Said = { title?: string | undefined; tagline?: string | undefined };

/** The same of the site's card. Nobody knows what an owner's own shows besides the words. */
export const siteAltOf = ({ title, tagline }: Said, seen: string | undefined): string =>
  joined([joined([title, tagline], ": "), seen], ". ");
