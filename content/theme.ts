import { defineTheme } from "ridgeline";

/** Colors and fonts. What you leave out keeps its default; a topic's color is in its `topic.ts`. */
export const theme = defineTheme({
  hue: "oklch(0.655 0.21 38)",
  hues: { engineering: "oklch(0.72 0.15 232)" },
});
