import { speak } from "#words";

export const english = {
  /** Things that can be turned. */
  models: {
    triangles: { one: "One triangle", other: "{count} triangles" },
    size: "{kilobytes} KB",
    facts: "{triangles}, {size}",
    view: "View in 3D",
    download: "Download {kind}, {size}",
    settings: "Print settings for {title}",
    canvas: "{title}, to be turned",
    keys: "Drag to turn, pinch to zoom. Keys: arrows turn, + and − zoom, R resets.",
    left: "Turn left",
    right: "Turn right",
    up: "Turn up",
    down: "Turn down",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    reset: "Reset",
    close: "Close",
    loading: "Loading {title}…",
    ready: "{title} is here to be turned.",
    failed: "The model did not load. It needs a network the first time.",
    retry: "Try again",
    unable: "This browser does not draw in 3D here: it has no WebGL. The picture and the files are all I can show.",
  },
} as const;

export const { models } = speak(english);
