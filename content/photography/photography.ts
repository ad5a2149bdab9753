import { definePhotography } from "ridgeline";

export const photography = definePhotography({
  title: "Photography",
  description:
    "Mountain, desert and night-sky photographs with a line on how each was made, three client albums, and where to buy prints.",
  lede: "Landscapes first. Prints to hang, albums for clients, and the frames I keep for myself.",
  masthead: {
    imgUrl: "./masthead.jpg",
    alt: "A wide panorama of a snowy mountain range above green foothills.",
  },
  prints: [
    {
      title: "Redbubble",
      url: "https://www.redbubble.com/",
      comment: "posters, stickers and cards; matt paper flatters the foggy ones",
    },
    {
      title: "Society6",
      url: "https://society6.com/",
      comment: "framed prints; a black frame for night skies, white for snow",
    },
    {
      title: "Full-size files and licensing",
      url: "/contact",
      comment: "tell me the use, the size and for how long",
    },
  ],
  albums: [
    {
      title: "Summit wedding",
      comment: "Two days on one ridge: the place and its light, from dusk to dawn",
      provider: "Ridgeline",
      poster: {
        imgUrl: "./alpenglow-valley.jpg",
        alt: "Rock towers lit orange by low sun above a hazy valley, snow on the flanks.",
      },
      slug: "summit-wedding",
      intro:
        "Two days, one ridge. These are the frames without people in them: the place and its light, from the evening before to the morning after. The other 57 belong to the couple.",
      photos: [
        {
          imgUrl: "./alpenglow-valley.jpg",
          alt: "Rock towers lit orange by low sun above a hazy valley, snow on the flanks.",
          comment:
            "The evening before. We walked the ridge with the cameras still in the bag, to find where the light would fall.",
        },
        {
          imgUrl: "./last-light-on-the-crest.jpg",
          alt: "Evening clouds over a mountain crest catching the last light, the valley already in shade.",
          comment: "Twenty minutes before the vows the valley was already in shade, so the vows moved up the slope.",
        },
        {
          imgUrl: "./albums/summit-wedding/blue-hour-range.webp",
          alt: "A dark mountain range in deep blue light with drifting clouds.",
          comment: "Blue hour, while dinner was late. Nobody minded.",
        },
        {
          imgUrl: "./milky-way-camp.jpg",
          alt: "The Milky Way slants across a dark sky above a bare tree silhouette and a small tent glowing orange on a hill.",
          comment: "Two o'clock, the moon down. One tent kept its lamp on, which is how I found my way back to mine.",
        },
        {
          imgUrl: "./moonlit-summit.jpg",
          alt: "A snow-covered summit under a dark blue night sky with faint stars.",
          comment: "The summit earlier that night, under the moon, from the hut's back step.",
        },
        {
          imgUrl: "./mountain-haze-sunrise.jpg",
          alt: "Layers of mountain ridges fading into orange morning haze under a pale sun.",
          comment: "First sun on the morning after. Four of us were awake for it.",
        },
        {
          imgUrl: "./alpine-lake-dawn.jpg",
          alt: "Snow-dusted peaks above a forested shore and a still lake with low mist, dark spruces at the left.",
          comment: "The lake on the way down, still in mist. The last frame, and the calmest.",
        },
      ],
    },
    {
      title: "Mountain school",
      comment: "One term outdoors, from the first snow to dry rock",
      provider: "Ridgeline",
      poster: {
        imgUrl: "./rock-wall.jpg",
        alt: "A grey rock wall with patches of snow above a green valley under thin cloud.",
      },
      slug: "mountain-school",
      intro:
        "One term outdoors with a class, from the first snow to dry rock. Pictures of the pupils stay with the school; these are the rooms they were taught in.",
      photos: [
        {
          imgUrl: "./snow-forest-fog.jpg",
          alt: "Tall snow-laden spruces fade row by row into pale fog above an untouched snowy slope.",
          comment: "Week 1. Walking on a bearing in fog, which is how you learn to trust a compass.",
        },
        {
          imgUrl: "./lone-tree-white-hill.jpg",
          alt: "A single bare tree stands on a smooth snow-covered hill under a pale sky, casting a soft blue shadow.",
          comment: "Week 3. How far is the tree? The guesses ran from 80 metres to a kilometre.",
        },
        {
          imgUrl: "./north-face-after-snow.jpg",
          alt: "A fluted grey rock face rising from fresh snow under a light blue sky.",
          comment: "Week 6. Reading a slope: where fresh snow holds, and where it has already slid.",
        },
        {
          imgUrl: "./cold-cirque.jpg",
          alt: "A dark rock cirque ringed by snowy peaks under scattered cloud.",
          comment: "Week 8. What a glacier leaves behind, seen from the lunch stop.",
        },
        {
          imgUrl: "./leaf-veins-backlit.jpg",
          alt: "Macro view of a bright green leaf lit from behind, its pale midrib and branching veins running diagonally through a fine cell network.",
          comment: "Week 10. A hand lens, a leaf and the low sun: the whole of plumbing in one lesson.",
        },
        {
          imgUrl: "./sandstone-strata.jpg",
          alt: "Close-up of folded sandstone in bands of ochre, rust, cream and dark brown with fine parallel ridges.",
          comment: "Week 11. Each band was once the surface. We counted to forty and gave up.",
        },
        {
          imgUrl: "./rock-wall.jpg",
          alt: "A grey rock wall with patches of snow above a green valley under thin cloud.",
          comment: "Week 12. Dry rock at last, and a first route that ends below the ledges with snow on them.",
        },
      ],
    },
    {
      title: "Valley marathon",
      comment: "The course in running order, photographed the week before the start",
      provider: "Ridgeline",
      poster: {
        imgUrl: "./valley-in-summer.jpg",
        alt: "A green valley between jagged grey ridges in hazy summer light.",
      },
      slug: "valley-marathon",
      intro:
        "The course in running order, photographed in the week before the start so that runners know what waits for them. Race-day pictures of people went to the organiser.",
      photos: [
        {
          imgUrl: "./mountain-haze-sunrise.jpg",
          alt: "Layers of mountain ridges fading into orange morning haze under a pale sun.",
          comment: "Start. You will stand here in a thin jacket, facing the sun, regretting the jacket.",
        },
        {
          imgUrl: "./morning-mist-hills.jpg",
          alt: "A narrow road curves over green rolling hills lined with cypresses to a farmhouse on a rise, with morning mist in the valleys beyond.",
          comment: "Kilometre 3. The gentle part. Everyone runs it too fast.",
        },
        {
          imgUrl: "./valley-in-summer.jpg",
          alt: "A green valley between jagged grey ridges in hazy summer light.",
          comment: "Kilometre 12. The valley opens, and so does the wind.",
        },
        {
          imgUrl: "./alpine-lake-dawn.jpg",
          alt: "Snow-dusted peaks above a forested shore and a still lake with low mist, dark spruces at the left.",
          comment: "Kilometre 21. Half way, with water on the left shore.",
        },
        {
          imgUrl: "./rock-wall.jpg",
          alt: "A grey rock wall with patches of snow above a green valley under thin cloud.",
          comment: "Kilometre 30. The path goes round it, not up it, whatever it looks like from here.",
        },
        {
          imgUrl: "./last-light-on-the-crest.jpg",
          alt: "Evening clouds over a mountain crest catching the last light, the valley already in shade.",
          comment: "Kilometre 42. The light the last finisher gets, which is the best of the day.",
        },
      ],
    },
  ],
  photos: [
    {
      slug: "aurora-still-lake",
      title: "Aurora over a still lake",
      imgUrl: "./aurora-still-lake.jpg",
      alt: "Green and violet curtains of northern lights hang over dark snowy mountains and a line of spruces, mirrored in a calm lake.",
      comment:
        "Eight seconds, not thirty: the curtains keep their folds, and the lake mirrors only once the wind has gone to bed.",
      printUrl: "https://www.redbubble.com/",
    },
    {
      slug: "dune-crest-last-light",
      title: "Dune crest, last light",
      imgUrl: "./dune-crest-last-light.jpg",
      alt: "Low sun rakes across a rippled sand dune whose curved crest divides warm lit sand from a deep brown shadow side.",
      comment:
        "Taken across the light, not along it; ten minutes later the ripples had lost their shadows and the dune went flat.",
      printUrl: "https://www.redbubble.com/",
    },
    {
      slug: "sea-stacks-dusk",
      title: "Sea stacks at dusk",
      imgUrl: "./sea-stacks-dusk.jpg",
      alt: "Dark rock stacks stand in a misty, long-exposure sea with pink cloud streaks above and a golden glow on the horizon.",
      comment:
        "Two minutes through a ten-stop filter turn the surf to mist; the tripod stood on rock, because wet sand settles.",
      printUrl: "https://www.redbubble.com/",
    },
    {
      slug: "snow-forest-fog",
      title: "Snow forest in fog",
      imgUrl: "./snow-forest-fog.jpg",
      alt: "Tall snow-laden spruces fade row by row into pale fog above an untouched snowy slope.",
      comment: "A meter wants to make fog grey, so I gave it a stop and a half more than it asked for.",
    },
    {
      slug: "alpine-lake-dawn",
      title: "Alpine lake at dawn",
      imgUrl: "./alpine-lake-dawn.jpg",
      alt: "Snow-dusted peaks above a forested shore and a still lake with low mist, dark spruces at the left.",
      comment:
        "The mist lasts about as long as a cup of tea: be in place, focused and level before the tops turn pink.",
    },
    {
      slug: "milky-way-camp",
      title: "Camp under the Milky Way",
      imgUrl: "./milky-way-camp.jpg",
      alt: "The Milky Way slants across a dark sky above a bare tree silhouette and a small tent glowing orange on a hill.",
      comment:
        "A wide lens wide open and fifteen seconds; the lamp in the tent is on its dimmest setting and still nearly too bright.",
      printUrl: "https://www.redbubble.com/",
    },
    {
      slug: "lone-tree-white-hill",
      title: "One tree, white hill",
      imgUrl: "./lone-tree-white-hill.jpg",
      alt: "A single bare tree stands on a smooth snow-covered hill under a pale sky, casting a soft blue shadow.",
      comment: "Most of the work was the walk: a wide arc around the hill, so that no footprint crosses the white.",
    },
    {
      slug: "sandstone-strata",
      title: "Sandstone strata",
      imgUrl: "./sandstone-strata.jpg",
      alt: "Close-up of folded sandstone in bands of ochre, rust, cream and dark brown with fine parallel ridges.",
      comment: "Open shade, camera square to the rock at f/11: direct sun would have bleached half of these colours.",
    },
    {
      slug: "leaf-veins-backlit",
      title: "Leaf veins, backlit",
      imgUrl: "./leaf-veins-backlit.jpg",
      alt: "Macro view of a bright green leaf lit from behind, its pale midrib and branching veins running through a fine cell network.",
      comment:
        "The sun stands behind the leaf and a dark jacket in front of it: with no light from my side the veins draw themselves.",
    },
    {
      slug: "desert-buttes-noon",
      title: "Desert buttes at noon",
      imgUrl: "./desert-buttes-noon.jpg",
      alt: "Two red rock buttes with banded cliffs stand on a shrub-dotted desert plain with a winding dirt track under a blue sky with white clouds.",
      comment:
        "Noon is supposed to be useless; moving clouds repair it, if you wait until both cliffs are lit at the same time.",
    },
    {
      slug: "storm-light-jetty",
      title: "Storm light over the lake",
      imgUrl: "./storm-light-jetty.jpg",
      alt: "A wooden jetty leads into a choppy lake beneath dark storm clouds, with rain on the left and pale golden light along the horizon.",
      comment:
        "The best light lives at the edge of a storm, and so does the lightning: three frames, then off the jetty.",
    },
    {
      slug: "mountain-haze-sunrise",
      title: "Haze at sunrise",
      imgUrl: "./mountain-haze-sunrise.jpg",
      alt: "Layers of mountain ridges fading into orange morning haze under a pale sun, dark spruces at the lower right.",
      comment:
        "Metered on the sky beside the sun, and the trees may go black; a long lens stacks the ridges, haze keeps them apart.",
      printUrl: "https://www.redbubble.com/",
    },
    {
      slug: "morning-mist-hills",
      title: "Morning mist, small road",
      imgUrl: "./morning-mist-hills.jpg",
      alt: "A narrow road curves over green rolling hills lined with cypresses to a farmhouse on a rise, with morning mist in the valleys beyond.",
      comment: "The road does the work: the eye has walked up to the farmhouse before it notices the mist.",
    },
    {
      slug: "last-light-on-the-crest",
      title: "Last light on the crest",
      imgUrl: "./last-light-on-the-crest.jpg",
      alt: "Evening clouds over a mountain crest catching the last light, the valley already in shade.",
      comment:
        "The valley had been in shade for half an hour; this was the last patch of sun, and it went a minute later.",
    },
    {
      slug: "north-face-after-snow",
      title: "North face after snow",
      imgUrl: "./north-face-after-snow.jpg",
      alt: "A fluted grey rock face rising from fresh snow under a light blue sky.",
      comment:
        "Fresh snow is a drawing aid: it marks every ledge for a day, then slides off and the face is one grey sheet again.",
    },
    {
      slug: "red-ridges",
      title: "Red ridges",
      imgUrl: "./red-ridges.jpg",
      alt: "Sunlit sandstone ridges with deep furrows, almost filling the frame.",
      comment: "Side light and hardly any sky, so that the furrows have the frame to themselves.",
    },
    {
      slug: "cold-cirque",
      title: "Cold cirque",
      imgUrl: "./cold-cirque.jpg",
      alt: "A dark rock cirque ringed by snowy peaks under scattered cloud.",
      comment:
        "Black rock and white snow in one frame: expose until the snow just keeps its grain, and lift the rock at home.",
    },
    {
      slug: "moonlit-summit",
      title: "Moonlit summit",
      imgUrl: "./moonlit-summit.jpg",
      alt: "A snow-covered summit under a dark blue night sky with faint stars and thin cloud.",
      comment:
        "Moonlight is sunlight, only about eighteen stops weaker; expose it fully and night looks like noon with stars.",
    },
    {
      slug: "green-spire",
      title: "Green spire",
      imgUrl: "./green-spire.jpg",
      alt: "A steep green mountain with a double summit above grassy slopes.",
      comment:
        "After a wet week, through a polariser turned by eye: take the glare off wet grass and the green comes back.",
    },
    {
      slug: "badlands",
      title: "Badlands",
      imgUrl: "./badlands.jpg",
      alt: "Eroded sand-coloured ridges climbing to a jagged crest under a pale sky.",
      comment: "A square, with the crest pushed into one corner: the empty sky is what makes the climb look long.",
    },
  ],
});
