import type { Phrase } from "../words/phrase.ts";
import type { Words } from "./words.ts";

const joined = (parts: (string | undefined)[], by: string) => parts.filter(Boolean).join(by);

export const altOf = ({ eyebrow, name, title }: Words, seen: string): string =>
  joined([joined([joined([eyebrow, title], " "), name], " · "), seen], ". ");

type Said = { title?: string | undefined; tagline?: string | undefined };

/** Nobody knows what an owner's own card shows besides the words. */
export const siteAltOf = ({ title, tagline }: Said, seen: string | undefined): string =>
  joined([joined([title, tagline], ": "), seen], ". ");

/** A card that shows less of a picture than this shows but a detail. */
const whole = 0.75;

type Pictured = { alt: string; cardAlt?: string | undefined };

export const seenOf = ({ alt, cardAlt }: Pictured, share: number, detail: Phrase<"picture">): string =>
  cardAlt ?? (share < whole ? detail({ picture: alt }) : alt);
