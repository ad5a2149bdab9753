import { localize } from "#words";

export const english = {
  /** Things that can be turned. */
  models: {
    triangles: { one: "One triangle", other: "{count} triangles" },
    size: "{kilobytes} KB",
    facts: "{triangles}, {size}",
    view: "View in 3D",
    download: "Download {kind}, {size}",
    settings: "Print settings for {title}",
    canvas: "3D view of {title}",
    keys: "Drag to rotate, pinch to zoom. Keys: arrows rotate, + and − zoom, R resets.",
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
    failed: "The model could not be loaded. Its first view needs a connection.",
    retry: "Try again",
    unable: "This browser cannot show 3D here, since it has no WebGL. The picture and the files are below.",
  },
} as const;

export const { models } = localize(english);
