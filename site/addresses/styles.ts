const mark = /#$/;

/**
 * React Router marks the address of a stylesheet that a script may ask for later too: React takes a page's styles away with
 * it, and Vite puts in again only what it does not find. What the root has stays, so nobody has to ask for it: put in a
 * second time it would have the whole page styled and laid out anew, just when it comes alive.
 */
export const unmarkRootStyles = <Route extends { css?: string[] } | undefined>(
  routes: Record<string, Route>,
): Record<string, Route> => {
  const own = new Set(routes["root"]?.css);
  const unmark = (href: string) => (own.has(href) ? href.replace(mark, "") : href);
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, route?.css ? { ...route, css: route.css.map(unmark) } : route]),
  );
};
