/** What a button or a key does with a model. */
export type Step = "left" | "right" | "up" | "down" | "zoomIn" | "zoomOut" | "reset";

export const keys: Partial<Record<string, Step>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  "+": "zoomIn",
  "=": "zoomIn",
  "-": "zoomOut",
  "0": "reset",
  r: "reset",
};
