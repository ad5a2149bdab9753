import { definePhotography } from "ridgeline";
import { albums } from "./albums.ts";
import { collections } from "./collections.ts";

export const photography = definePhotography({
  title: "Photography",
  description:
    "Mountain, desert and night-sky pictures with a line on what makes each one work, three client albums, and how to get a print.",
  lede: "Mountains, deserts, a few night skies. For now every one is a computer render, so all I can take credit for is where to stand and when the light's right.",
  masthead: {
    imgUrl: "./masthead.jpg",
    alt: "Golden low sun lights a sea of clouds with distant summits standing out of it; a cliff under snow fills the right.",
  },
  prints: [
    {
      title: "Redbubble",
      url: "https://www.redbubble.com/",
      comment: "posters, stickers and cards, once I've hung any there. Get the foggy ones on matte paper",
    },
    {
      title: "Zazzle",
      url: "https://www.zazzle.com/",
      comment: "frames, when I get to it. I'd put night skies in black and snow in white",
    },
    {
      title: "Full-size files and licensing",
      url: "/contact",
      comment:
        "most files are 2,000 to 2,400 pixels on the long side, enough for a sharp 10 × 7 inches. Tell me what it's for and for how long",
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
      comment: "The lake makes two auroras out of one. Only the dark shoreline tells you which way is up.",
      printUrl: "/contact",
    },
    {
      slug: "dune-crest-last-light",
      title: "Dune crest, last light",
      imgUrl: "./dune-crest-last-light.jpg",
      alt: "Low sun rakes across a rippled dune whose curved crest divides warm lit sand from deep brown shadow.",
      comment:
        "One curve, two colors. The ripples only show because the light comes from the side. Put the sun behind you and it's a plain yellow hill.",
      printUrl: "/contact",
    },
    {
      slug: "sea-stacks-dusk",
      title: "Sea stacks at dusk",
      imgUrl: "./sea-stacks-dusk.jpg",
      alt: "Dark rock stacks stand in a smooth, misty sea under pink cloud, with a golden glow on the horizon.",
      comment: "The water's gone to mist and left what doesn't move: rock, and the line where the sky starts.",
      printUrl: "/contact",
    },
    {
      slug: "snow-forest-fog",
      title: "Snow forest in fog",
      imgUrl: "./snow-forest-fog.jpg",
      alt: "Tall snow-laden spruces fade row by row into pale fog above an untouched snowy slope.",
      comment:
        "Almost no contrast anywhere, so the two or three nearest trees do all the drawing. Hang it on a shaded wall. In full sun it disappears.",
    },
    {
      slug: "alpine-lake-dawn",
      title: "Alpine lake at dawn",
      imgUrl: "./alpine-lake-dawn.jpg",
      focus: 45,
      alt: "Snow-dusted peaks above a forested shore and a still lake with low mist, dark spruces at the left.",
      comment: "Pink on the tops, blue in the water: the sun has reached the peaks and hasn't reached the lake.",
    },
    {
      slug: "milky-way-camp",
      title: "Camp under the Milky Way",
      imgUrl: "./milky-way-camp.jpg",
      focus: 100,
      alt: "The Milky Way slants across a dark sky above a bare tree and a small tent that glows yellow on dark ground.",
      comment:
        "One small yellow light gives the whole sky a size. Cover the tent with your thumb and you've got wallpaper.",
      printUrl: "/contact",
    },
    {
      slug: "lone-tree-white-hill",
      title: "One tree, white hill",
      imgUrl: "./lone-tree-white-hill.jpg",
      alt: "A single bare tree on a smooth snow-covered hill under a pale sky, casting a soft blue shadow.",
      comment: "Three quarters of it is nothing at all, and I wouldn't trim any of the nothing.",
    },
    {
      slug: "sandstone-strata",
      title: "Sandstone strata",
      imgUrl: "./sandstone-strata.jpg",
      alt: "Close-up of folded sandstone in bands of ochre, rust, cream and dark brown.",
      comment:
        "No sky, no horizon, nothing to tell you the scale. It could be a hand wide or a hundred feet, and I'm not saying.",
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
        "Noon's supposed to be useless, because a high sun flattens everything. But look how the track and the shrubs shrink: there's your depth back.",
    },
    {
      slug: "storm-light-jetty",
      title: "Storm light over the lake",
      imgUrl: "./storm-light-jetty.jpg",
      focus: 85,
      alt: "A wooden dock leads into a rippled lake under dark storm clouds, with pale golden light along the horizon.",
      comment:
        "It's raining where the dock points, and the light is off to its right. You can't tell which way the weather's going, and neither can I.",
    },
    {
      slug: "mountain-haze-sunrise",
      title: "Haze at sunrise",
      imgUrl: "./mountain-haze-sunrise.jpg",
      focus: 40,
      alt: "Layers of mountain ridges fade into orange haze under a pale sun, dark spruces at the lower right.",
      comment:
        "Haze sorts mountains by distance, each ridge a step lighter. The black spruces in the corner show you where near is.",
      printUrl: "/contact",
    },
    {
      slug: "last-light-on-the-crest",
      title: "Last light on the crest",
      imgUrl: "./last-light-on-the-crest.jpg",
      focus: 58,
      alt: "The last sun turns a snow-streaked rock crest orange at the right while the slopes below it are already in shade, under long pale clouds.",
      comment: "The slopes are done for the day. Only the crest and the clouds still know about the sun.",
    },
    {
      slug: "north-face-after-snow",
      title: "North face after snow",
      imgUrl: "./north-face-after-snow.jpg",
      focus: 20,
      alt: "A shaded, deeply fluted rock face holds fresh snow in its grooves below a sharp dark peak at the right and drifting cloud.",
      comment:
        "Fresh snow stays in the grooves and slides off the ribs, so the whole face comes out pinstriped. A week later it's one gray sheet again.",
    },
    {
      slug: "red-ridges",
      title: "Red ridges",
      imgUrl: "./red-ridges.jpg",
      focus: 0,
      alt: "Evening sun lights eroded orange ridges in front of a banded red mountain whose right flank lies in shade.",
      comment:
        "The rock comes in level bands and the light comes in sideways, so you get stripes one way and folds the other.",
    },
    {
      slug: "cold-cirque",
      title: "Cold cirque",
      imgUrl: "./cold-cirque.jpg",
      focus: 30,
      alt: "Snow-covered rock walls curve around a shaded bowl of fluted snow under a pale blue sky with thin cloud.",
      comment: "Snow, rock, one thin blue, and nothing warm anywhere. It wants a wide white mat.",
    },
    {
      slug: "moonlit-summit",
      title: "Moonlit summit",
      imgUrl: "./moonlit-summit.jpg",
      alt: "A snow-covered summit stands in moonlight under a deep blue night sky with a few stars.",
      cardAlt: "A snow-covered summit stands in moonlight under a deep blue night sky.",
      comment:
        "Moonlight is secondhand sunlight, some 400,000 times weaker. It isn't blue, either. That's just how our eyes see when there's hardly any light.",
    },
    {
      slug: "green-spire",
      title: "Green spire",
      imgUrl: "./green-spire.jpg",
      focus: 10,
      alt: "Bands of cloud drift across a steep green peak with fluted walls that rises at the right above furrowed green hills.",
      comment: "The cloud is in front of the far wall and behind the near one. That's how you know there are two.",
    },
    {
      slug: "badlands",
      title: "Badlands",
      imgUrl: "./badlands.jpg",
      alt: "Clay hills striped in cream, ochre and rust run out in rounded spurs from a shaded escarpment in warm low light.",
      comment:
        "The cliff is already in shade, so every spur in front of it gets an edge of its own. Twenty minutes earlier they'd have run together.",
    },
  ],
  sky: {
    title: "When there's light",
    intro: "Check this first, then the forecast.",
    date: "2026-10-25",
    places: [
      { title: "Monument Valley, Utah", latitude: 37.01, longitude: -110.2, zone: "America/Denver" },
      { title: "Mesquite Flat dunes, California", latitude: 36.61, longitude: -117.11, zone: "America/Los_Angeles" },
      { title: "Badlands, South Dakota", latitude: 43.75, longitude: -102.5, zone: "America/Denver" },
      { title: "Bandon beach, Oregon", latitude: 43.11, longitude: -124.43, zone: "America/Los_Angeles" },
      { title: "Lofoten, Norway", latitude: 68.2, longitude: 13.6, zone: "Europe/Oslo" },
    ],
    text: `I call it golden while the sun's under six degrees: low enough that every ripple on a dune throws a shadow. Blue hour starts when it's gone and ends when it's six degrees down. Snow and water hold that color longest, and it's over before you've leveled the tripod, so I set up in the gold. For the Milky Way I want dark hours without a moon, which is why I look up moonset before I look up sunset. For a moonrise I go the evening before full moon. It comes up while there's still sun on the rock, and one exposure holds both. All of this assumes a flat horizon: behind a butte the sun shows up late and leaves early.`,
  },
});
