import { viewer as words } from "../../../site/words/viewer.ts";

/** The names are those of the viewer's library. */
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
