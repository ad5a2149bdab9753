import type { Site } from "../schema/site.ts";
import type { Words } from "./words.ts";

/** For those who cannot see a card: the words that are drawn on it, then what stands with them. */
export const altOf = ({ eyebrow, name, title }: Words, seen: string): string => {
  const said = [[eyebrow, title].filter((word) => word !== undefined).join(" "), name ?? ""].filter(Boolean);
  return [said.join(" · "), seen].filter(Boolean).join(". ");
};

/**
 * Of the site's card: its words, then the picture under them. Of a card of the owner's own, and of a range that is only
 * drawn, the words are enough.
 */
export const siteCardAlt = ({ title, tagline, cover }: Pick<Site, "title" | "tagline" | "cover">, isOwn = false) =>
  [`${title}: ${tagline}`, ...(cover && !isOwn ? [cover.alt] : [])].join(". ");
