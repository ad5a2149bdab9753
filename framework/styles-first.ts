const fontPreload = /<link rel="preload"[^>]* as="font"[^>]*>/g;
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
  const rest = stylesOnce(html).replaceAll(fontPreload, "");
  const last = rest.lastIndexOf('<link rel="stylesheet"');
  if (!fonts || last < 0) {
    throw new Error(`${where}: no fonts or no styles in its head as expected: adapt framework/styles-first.ts.`);
  }
  const end = rest.indexOf(">", last) + 1;
  return rest.slice(0, end) + fonts.join("") + rest.slice(end);
};
