import { definePhotography } from "ridgeline";
import { albums } from "./albums.ts";
import { collections } from "./collections.ts";

export const photography = definePhotography({
  title: "Photography",
  description:
    "Mountain, desert and night-sky pictures with a line on what makes each one work, three client albums, and where to buy prints.",
  lede: "Landscapes first. Prints to hang, albums for clients, and the frames I keep for myself. For now, all of them are computer renders.",
  masthead: {
    imgUrl: "./masthead.jpg",
    alt: "A wide panorama of a snowy mountain range above green foothills.",
  },
  prints: [
    {
      title: "Redbubble",
      url: "https://www.redbubble.com/",
      comment: "posters, stickers and cards; matte paper flatters the foggy ones",
    },
    {
      title: "Zazzle",
      url: "https://www.zazzle.com/",
      comment: "framed prints; a black frame for night skies, white for snow",
    },
    {
      title: "Full-size files and licensing",
      url: "/contact",
      comment: "tell me the use, the size and for how long",
    },
  ],
  albums,
  collections,
  license: "/colophon#licenses",
  photos: [
    {
      slug: "aurora-still-lake",
      title: "Aurora over a still lake",
      imgUrl: "./aurora-still-lake.jpg",
      focus: 60,
      alt: "Green and violet curtains of northern lights over dark snowy mountains, mirrored in a calm lake.",
      comment: "The lake makes one aurora into two. Only the dark shoreline between them says which is up.",
      printUrl: "https://www.redbubble.com/",
    },
    {
      slug: "dune-crest-last-light",
      title: "Dune crest, last light",
      imgUrl: "./dune-crest-last-light.jpg",
      alt: "Low sun rakes across a rippled dune whose curved crest divides warm lit sand from deep brown shadow.",
      comment:
        "One curve, two colors. The ripples are there because the light comes from the side; with the sun behind you it is a plain yellow hill.",
      printUrl: "https://www.redbubble.com/",
    },
    {
      slug: "sea-stacks-dusk",
      title: "Sea stacks at dusk",
      imgUrl: "./sea-stacks-dusk.jpg",
      alt: "Dark rock stacks stand in a smooth, misty sea under pink cloud, with a golden glow on the horizon.",
      comment: "The water has gone to mist and left only what does not move: rock, and the line where the sky begins.",
      printUrl: "https://www.redbubble.com/",
    },
    {
      slug: "snow-forest-fog",
      title: "Snow forest in fog",
      imgUrl: "./snow-forest-fog.jpg",
      alt: "Tall snow-laden spruces fade row by row into pale fog above an untouched snowy slope.",
      comment:
        "Almost no contrast anywhere, so the two or three nearest trees do all the drawing. Hang it on a shaded wall; in full sun it disappears.",
    },
    {
      slug: "alpine-lake-dawn",
      title: "Alpine lake at dawn",
      imgUrl: "./alpine-lake-dawn.jpg",
      focus: 45,
      alt: "Snow-dusted peaks above a forested shore and a still lake with low mist, dark spruces at the left.",
      comment: "Pink on the tops, blue in the water: the sun has reached the one and not yet the other.",
    },
    {
      slug: "milky-way-camp",
      title: "Camp under the Milky Way",
      imgUrl: "./milky-way-camp.jpg",
      focus: 100,
      alt: "The Milky Way slants across a dark sky above a bare tree and a small tent that glows yellow on dark ground.",
      comment:
        "One small yellow light gives the whole sky a size. Cover the tent with a thumb and the picture turns into wallpaper.",
      printUrl: "https://www.redbubble.com/",
    },
    {
      slug: "lone-tree-white-hill",
      title: "One tree, white hill",
      imgUrl: "./lone-tree-white-hill.jpg",
      alt: "A single bare tree on a smooth snow-covered hill under a pale sky, casting a soft blue shadow.",
      comment: "Three quarters of it is nothing at all, and I would not trim any of the nothing.",
    },
    {
      slug: "sandstone-strata",
      title: "Sandstone strata",
      imgUrl: "./sandstone-strata.jpg",
      alt: "Close-up of folded sandstone in bands of ochre, rust, cream and dark brown.",
      comment:
        "No sky, no horizon, nothing that tells the scale: it could be a hand wide or a hundred feet, and I prefer not to say.",
    },
    {
      slug: "leaf-veins-backlit",
      title: "Leaf veins, backlit",
      imgUrl: "./leaf-veins-backlit.jpg",
      alt: "A bright green leaf lit from behind, its pale midrib and veins branching through a fine cell network.",
      comment:
        "Lit from behind, a leaf is a street map: one main road, side streets at even distances, alleys between them all.",
    },
    {
      slug: "desert-buttes-noon",
      title: "Desert buttes at noon",
      imgUrl: "./desert-buttes-noon.jpg",
      alt: "Two large red rock buttes, with smaller ones behind, on a shrub-dotted desert plain with a winding dirt track, white clouds in a blue sky.",
      comment:
        "Noon is supposed to be useless, since a high sun flattens everything. The track and the shrubs, smaller and smaller, put the depth back.",
    },
    {
      slug: "storm-light-jetty",
      title: "Storm light over the lake",
      imgUrl: "./storm-light-jetty.jpg",
      focus: 85,
      alt: "A wooden dock leads into a choppy lake under dark storm clouds, with pale golden light along the horizon.",
      comment:
        "Rain comes down where the dock points, and the light is off to its right. I like that it does not say which way the weather is going.",
    },
    {
      slug: "mountain-haze-sunrise",
      title: "Haze at sunrise",
      imgUrl: "./mountain-haze-sunrise.jpg",
      focus: 40,
      alt: "Layers of mountain ridges fade into orange haze under a pale sun, dark spruces at the lower right.",
      comment:
        "Haze sorts mountains by distance, each ridge a step lighter. The black spruces in the corner say where near is.",
      printUrl: "https://www.redbubble.com/",
    },
    {
      slug: "last-light-on-the-crest",
      title: "Last light on the crest",
      imgUrl: "./last-light-on-the-crest.jpg",
      alt: "Evening clouds over a mountain crest catching the last light, the valley already in shade.",
      comment: "The valley is already in shade; only the crest and the clouds still know about the sun.",
    },
    {
      slug: "north-face-after-snow",
      title: "North face after snow",
      imgUrl: "./north-face-after-snow.jpg",
      focus: 60,
      alt: "A fluted gray rock face rising from fresh snow under a light blue sky.",
      comment:
        "Fresh snow marks every ledge, so the face can be read like a drawing. A few days later it is one gray sheet again.",
    },
    {
      slug: "red-ridges",
      title: "Sunlit ridges",
      imgUrl: "./red-ridges.jpg",
      alt: "Sunlit sandstone ridges with deep furrows, almost filling the frame.",
      comment: "Side light and hardly any sky, so that the furrows have the frame to themselves.",
    },
    {
      slug: "cold-cirque",
      title: "Cold cirque",
      imgUrl: "./cold-cirque.jpg",
      alt: "A dark, curved rock wall with two horns above snowy slopes, a white peak at its right, under scattered cloud.",
      comment: "Dark rock, white peaks, and hardly a tone between them. It wants a wide white mat.",
    },
    {
      slug: "moonlit-summit",
      title: "Moonlit summit",
      imgUrl: "./moonlit-summit.jpg",
      alt: "A snow-covered summit under a dark blue night sky with faint stars and thin cloud.",
      comment:
        "Moonlight is sunlight at second hand, some 400,000 times weaker. It is not blue; our eyes make it so when there is too little of it.",
    },
    {
      slug: "green-spire",
      title: "Green spire",
      imgUrl: "./green-spire.jpg",
      focus: 18,
      alt: "A steep gray-green rock tower with a jagged double summit above grassy slopes.",
      comment:
        "Green to the foot of the tower, then bare rock: the line between them is how far up the soil can hold on.",
    },
    {
      slug: "badlands",
      title: "Badlands",
      imgUrl: "./badlands.jpg",
      alt: "Eroded sand-colored ridges climbing to a jagged crest at the right under a light blue sky with thin cloud.",
      comment:
        "A square, with the crest pushed into one corner. All that sky beside it is what makes the climb look long.",
    },
  ],
  sky: {
    title: "When there is light",
    intro: "First this, then the forecast.",
    date: "2026-10-25",
    places: [
      { title: "Monument Valley, Utah", latitude: 37.01, longitude: -110.2, zone: "America/Denver" },
      { title: "Mesquite Flat dunes, California", latitude: 36.61, longitude: -117.11, zone: "America/Los_Angeles" },
      { title: "Badlands, South Dakota", latitude: 43.75, longitude: -102.5, zone: "America/Denver" },
      { title: "Bandon beach, Oregon", latitude: 43.11, longitude: -124.43, zone: "America/Los_Angeles" },
      { title: "Lofoten, Norway", latitude: 68.2, longitude: 13.6, zone: "Europe/Oslo" },
    ],
    text: `Golden, as I count it, is a sun between the horizon and six degrees: shadows long enough to draw every ripple of a dune. Blue begins when it is gone and ends when it is six degrees down; snow and water hold that color longest, and it is over before the tripod is level, so I set up in the gold. For the Milky Way I want hours of night without a moon, so moonset matters more to me than sunset. For a lit landscape I go the evening before full moon, when it comes up while there is still sun on the rock and one exposure holds both. All of it is for a level horizon: behind a butte the sun is late, and it leaves early.`,
  },
});
