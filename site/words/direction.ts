/** The writing direction of a language. */
export const directionOf = (lang: string): "ltr" | "rtl" => {
  // TypeScript has no type for the method yet.
  const locale = new Intl.Locale(lang) as Intl.Locale & { getTextInfo: () => { direction: "ltr" | "rtl" } };
  return locale.getTextInfo().direction;
};
