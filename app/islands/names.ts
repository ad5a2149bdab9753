/** Each has a folder with an `island.tsx`. */
export const islandNames = [
  "clothing",
  "code",
  "flyable",
  "food-picker",
  "gear",
  "growth",
  "models",
  "order",
  "search",
  "sky",
  "steps",
  "timer",
  "viewer",
] as const;
