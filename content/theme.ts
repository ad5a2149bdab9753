import { defineTheme } from "ridgeline";

/** Colors. Whatever is left out here is as the site came; a topic's hue stands in its own file. */
export const theme = defineTheme({
  hue: "oklch(0.655 0.21 38)",
  hues: { engineering: "oklch(0.72 0.15 232)" },
});
