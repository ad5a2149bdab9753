import { fill } from "../compile/speech.ts";
import type { Phrase } from "../schema/phrase.ts";
import type { Words } from "./words.ts";

const joined = (parts: (string | undefined)[], by: string) => parts.filter(Boolean).join(by);

/** For those who cannot see a card: the words that are drawn on it, then what stands with them. */
export const altOf = ({ eyebrow, name, title }: Words, seen: string): string =>
  joined([joined([joined([eyebrow, title], " "), name], " · "), seen], ". ");

type Said = { title?: string | undefined; tagline?: string | undefined };

/** The same of the site's card. Nobody knows what an owner's own shows besides the words. */
export const siteAltOf = ({ title, tagline }: Said, seen: string | undefined): string =>
  joined([joined([title, tagline], ": "), seen], ". ");

/** With less of it than this a card shows but a detail of a picture. */
const whole = 0.75;

type Pictured = { alt: string; cardAlt?: string | undefined };

/** What is seen of a picture of which a card shows a share. */
export const seenOf = ({ alt, cardAlt }: Pictured, share: number, detail: Phrase<"picture">): string =>
  cardAlt ?? (share < whole ? fill(detail, { picture: alt }) : alt);
