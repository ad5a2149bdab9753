import { localize } from "#words";

export const english = {
  /** 3D models. */
  models: {
    triangles: { one: "One triangle", other: "{count} triangles" },
    size: "{kilobytes} KB",
    facts: "{triangles}, {size}",
    view: "View in 3D",
    download: "Download {kind}, {size}",
    settings: "Print settings for {title}",
    canvas: "3D view of {title}",
    keys: "Drag to rotate, pinch to zoom. Arrow keys rotate, + and − zoom, R resets.",
    left: "Rotate left",
    right: "Rotate right",
    up: "Rotate up",
    down: "Rotate down",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    reset: "Reset",
    close: "Close",
    loading: "Loading {title}…",
    ready: "The 3D view of {title} is ready.",
    failed: "Couldn't load the model. Check your connection and try again.",
    retry: "Try again",
    unable:
      "Your browser doesn't support WebGL, so the 3D view isn't available. You can still see the picture and download the files.",
  },
} as const;

export const { models } = localize(english);
