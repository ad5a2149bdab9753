/** Which way a language is written. */
export const directionOf = (lang: string): "ltr" | "rtl" => {
  // TypeScript does not know the method yet; every Node that runs the tools does.
  const locale = new Intl.Locale(lang) as Intl.Locale & { getTextInfo: () => { direction: "ltr" | "rtl" } };
  return locale.getTextInfo().direction;
};
