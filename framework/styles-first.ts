const fontPreload = /<link rel="preload"[^>]* as="font"[^>]*>/g;
const stylesheet = /<link rel="stylesheet"[^>]*>(?![\s\S]*<link rel="stylesheet")/;

/**
 * Browsers fetch in the order of the page. React puts the fonts first, but the first paint waits for the styles and not
 * for the fonts, whose fallbacks have the same metrics: so the fonts go after the styles.
 */
export const stylesFirst = (html: string): string => {
  if (!stylesheet.test(html)) return html;
  const fonts = html.match(fontPreload)?.join("") ?? "";
  return html.replaceAll(fontPreload, "").replace(stylesheet, (last) => last + fonts);
};
