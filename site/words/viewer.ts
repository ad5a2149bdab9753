import { localize } from "#words";

export const english = {
  /** The photo viewer. */
  viewer: {
    viewer: "Photo viewer",
    photos: "Photos",
    carousel: "Carousel",
    slide: "Slide",
    position: "{index} of {total}",
    previous: "Previous photo",
    next: "Next photo",
    close: "Close",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    all: "All photos",
    about: "Photo details",
    share: "Share this photo",
    copied: "Link copied",
    notCopied: "Couldn't copy. Copy the link from the address bar.",
    print: "Buy a print",
  },
} as const;

export const { viewer } = localize(english);
