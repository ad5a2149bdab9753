/**
 * Stores the width of the window's scrollbar in `--scrollbar` before an overlay hides it. Overlay scrollbars have no width;
 * the property then stays empty, which avoids restyling the whole page.
 */
export const measureScrollbar = ({ style, clientWidth }: HTMLElement) => {
  const width = innerWidth - clientWidth;
  style.setProperty("--scrollbar", width ? `${width}px` : "");
};
