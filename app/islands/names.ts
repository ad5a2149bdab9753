/** Each has a folder with an `island.tsx`. */
export const islandNames = [
  "clothing",
  "code",
  "flyable",
  "food-picker",
  "gear",
  "growth",
  "models",
  "search",
  "sky",
  "steps",
  "timer",
  "viewer",
] as const;
