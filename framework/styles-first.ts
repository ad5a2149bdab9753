const fontPreload = /<link rel="preload"[^>]* as="font"[^>]*>/g;
const stylesheet = /<link rel="stylesheet"[^>]*>(?![\s\S]*<link rel="stylesheet")/;
const eachStylesheet = /<link rel="stylesheet" href="([^"#]+)#?"[^>]*>/g;

/** A tool names all the styles that it needs, and its page may have named some of them already. */
const stylesOnce = (html: string): string => {
  const seen = new Set<string>();
  return html.replaceAll(eachStylesheet, (link, href: string) => {
    if (seen.has(href)) return "";
    seen.add(href);
    return link;
  });
};

/** React puts the fonts first, but the first paint waits for the styles, and for the fonts a moment at most. */
export const stylesFirst = (html: string, where: string): string => {
  const fonts = html.match(fontPreload);
  if (!fonts || !stylesheet.test(html)) {
    throw new Error(`${where}: no fonts or no styles in its head as expected: adapt framework/styles-first.ts.`);
  }
  return stylesOnce(html)
    .replaceAll(fontPreload, "")
    .replace(stylesheet, (last) => last + fonts.join(""));
};
