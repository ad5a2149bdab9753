import * as words from "virtual:words/viewer";

/** What the viewer's library says, by the names that it has for it. */
export const labels = {
  Lightbox: words.viewer,
  "Photo gallery": words.photos,
  Carousel: words.carousel,
  Slide: words.slide,
  "{index} of {total}": words.position({ index: "{index}", total: "{total}" }),
  Previous: words.previous,
  Next: words.next,
  Close: words.close,
  "Zoom in": words.zoomIn,
  "Zoom out": words.zoomOut,
};
