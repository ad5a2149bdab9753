import type { Forms, Phrase } from "../schema/phrase.ts";
import type { Content } from "../load.ts";

export type Speech = { words: Content["words"]; lang: string };

export const speechOf = ({ words, site }: Pick<Content, "words" | "site">): Speech => ({ words, lang: site.lang });

export const fill = <Name extends string>(phrase: Phrase<Name>, parts: Record<Name, string | number>): string =>
  phrase.replace(/\{(\w+)\}/g, (_hole, name: Name) => String(parts[name]));

export const count = (forms: Forms, number: number, lang: string): string => {
  const form = forms[new Intl.PluralRules(lang).select(number)] ?? forms.other;
  return form.replaceAll("{count}", number.toLocaleString(lang));
};

export const directionOf = (lang: string): "ltr" | "rtl" => {
  // TypeScript does not know the method yet; every Node that runs the tools does.
  const locale = new Intl.Locale(lang) as Intl.Locale & { getTextInfo: () => { direction: "ltr" | "rtl" } };
  return locale.getTextInfo().direction;
};
