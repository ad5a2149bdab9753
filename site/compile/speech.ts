import type { Content } from "../load.ts";

export type Speech = { words: Content["words"]; lang: string };

export const speechOf = ({ words, site }: Pick<Content, "words" | "site">): Speech => ({ words, lang: site.lang });

export const directionOf = (lang: string): "ltr" | "rtl" => {
  // TypeScript does not know the method yet; every Node that runs the tools does.
  const locale = new Intl.Locale(lang) as Intl.Locale & { getTextInfo: () => { direction: "ltr" | "rtl" } };
  return locale.getTextInfo().direction;
};
