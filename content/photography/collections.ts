/** Photos of the gallery that belong together: each collection names them by their slugs, in its own order. */
export const collections = [
  {
    slug: "snow-and-quiet",
    title: "Snow and quiet",
    lede: "Snow takes things out of a picture, and I like what it leaves behind. These five go from fog in the trees to the moon on a summit, and they get colder all the way.",
    photos: ["snow-forest-fog", "lone-tree-white-hill", "north-face-after-snow", "cold-cirque", "moonlit-summit"],
    cover: "lone-tree-white-hill",
  },
  {
    slug: "dry-country",
    title: "Dry country",
    lede: "Rock and sand, with hardly anything green. Where so little grows you can see how the ground was made, and the only thing left for me to pick is the hour.",
    photos: ["dune-crest-last-light", "desert-buttes-noon", "badlands", "red-ridges", "sandstone-strata"],
    cover: "desert-buttes-noon",
  },
  {
    slug: "at-the-waters-edge",
    title: "At the water's edge",
    lede: "A shore gives the sky a second half. I like to stand where the land stops and let the water decide whether it's a mirror today.",
    photos: ["alpine-lake-dawn", "aurora-still-lake", "sea-stacks-dusk", "storm-light-jetty"],
    cover: "sea-stacks-dusk",
  },
];
