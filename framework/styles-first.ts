const fontPreload = /<link rel="preload"[^>]* as="font"[^>]*>/g;
const stylesheet = /<link rel="stylesheet"[^>]*>(?![\s\S]*<link rel="stylesheet")/;

/** React puts the fonts first, but the first paint waits for the styles, and for the fonts a moment at most. */
export const stylesFirst = (html: string, where: string): string => {
  const fonts = html.match(fontPreload);
  if (!fonts || !stylesheet.test(html)) {
    throw new Error(`${where}: no fonts or no styles in its head as expected: adapt framework/styles-first.ts.`);
  }
  return html.replaceAll(fontPreload, "").replace(stylesheet, (last) => last + fonts.join(""));
};
