/**
 * Notes how wide the window's scrollbar is, before something that fills the window takes it away. Most take no room: then
 * nothing is noted, since the whole page would be styled anew for it.
 */
export const noteScrollbar = ({ style, clientWidth }: HTMLElement) => {
  const width = innerWidth - clientWidth;
  style.setProperty("--scrollbar", width ? `${width}px` : "");
};
