/** The three sample albums: each has pictures that stand nowhere else on the site. */
export const albums = [
  {
    title: "Ridge at dusk",
    comment: "One evening, from the last sun to the first stars",
    poster: {
      imgUrl: "./albums/ridge-at-dusk/first-stars.jpg",
      alt: "A dark steep peak stands at the left against a deep blue sky with faint stars, above an orange horizon and layers of blue mountains.",
    },
    slug: "ridge-at-dusk",
    intro:
      "This is how an album gets to a client: just a few pictures, in the order you'd have seen them. These five cover about an hour.",
    photos: [
      {
        imgUrl: "./albums/ridge-at-dusk/alpenglow-on-the-face.jpg",
        alt: "A steep banded rock face glows orange in the last sun while its snow-dusted base lies in blue shadow.",
        title: "Alpenglow on the face",
        comment: "You can watch the edge of the shadow climb. Here it's taken the lower third.",
      },
      {
        imgUrl: "./albums/ridge-at-dusk/ridge-in-last-light.jpg",
        alt: "A rocky summit and its ridge catch low golden light above a boulder-strewn snowfield, with thin clouds in a fading sky.",
        title: "The ridge in last light",
        comment: "Warm rock against cold snow. That's the whole picture, and it's over once the sun is off the summit.",
      },
      {
        imgUrl: "./albums/ridge-at-dusk/valley-filling-with-shadow.jpg",
        alt: "Evening light grazes a snowy crest in front; behind it a broad flat-topped mountain and the hazy valley are already in shade.",
        title: "The valley fills with shadow",
        comment: "Only the nearest crest still has light. Everything behind it has gone to haze.",
      },
      {
        imgUrl: "./albums/ridge-at-dusk/moonrise-behind-the-ridge.jpg",
        alt: "A full moon appears from behind a snow-streaked mountain ridge in mauve twilight.",
        title: "Moonrise behind the ridge",
        comment:
          "A full moon comes up as the sun goes down, so there's still color in the sky. That blue band under the pink is the earth's own shadow.",
      },
      {
        imgUrl: "./albums/ridge-at-dusk/first-stars.jpg",
        alt: "A dark steep peak stands at the left against a deep blue sky with faint stars, above an orange horizon and layers of blue mountains.",
        title: "First stars",
        comment:
          "More than a third of it is black. The slope is only an edge, and the eye slides down it to the strip of orange.",
      },
    ],
  },
  {
    title: "First snow",
    comment: "From the last rusty larches to wind on the summit",
    poster: {
      imgUrl: "./albums/first-snow/corniced-ridge.jpg",
      alt: "Wind-rounded snow lies along a mountain ridge that drops into dark rock ribs on the right, with far ranges in blue haze.",
    },
    slug: "first-snow",
    intro:
      "For a week or two in fall a valley has both seasons at once. These six are in walking order, from the trees to the top, with winter a little further along in each.",
    photos: [
      {
        imgUrl: "./albums/first-snow/larches-after-first-snow.jpg",
        alt: "Rusty larches and dark conifers with a little snow grow between gray rock slabs; beyond a misty valley rises a pale fluted mountain wall.",
        title: "Larches after the first snow",
        comment:
          "The larch is one of the few conifers that shed their needles. For two weeks you can count them from across the valley. Then they stand there bare among the others.",
      },
      {
        imgUrl: "./albums/first-snow/freezing-tarn.jpg",
        alt: "A still lake with thin sheets of snow-covered ice mirrors a long snowy shore and a tall sunlit cliff at the right.",
        title: "Freezing tarn",
        comment:
          "Snow lies on the first skin of ice, and the open water between keeps the reflection of the cliff. One more cold week and you'd have neither.",
      },
      {
        imgUrl: "./albums/first-snow/snowy-pass-cloud-breaking.jpg",
        alt: "Sun reaches a wide snowfield dotted with stones below a dark snow-streaked ridge, with blue sky opening between soft clouds.",
        title: "The pass, cloud breaking",
        comment: "Cover the cloud's blue shadow at the left, and the snowfield goes as flat as paper.",
      },
      {
        imgUrl: "./albums/first-snow/corniced-ridge.jpg",
        alt: "Wind-rounded snow lies along a mountain ridge that drops into dark rock ribs on the right, with far ranges in blue haze.",
        title: "Rounded snow on the ridge",
        comment:
          "Wind works on both sides of a ridge: it packs the left side round and leaves the ribs on the right nearly bare.",
      },
      {
        imgUrl: "./albums/first-snow/snow-pyramid.jpg",
        alt: "A pyramid-shaped summit of brown rock and fresh snow, one flank sunlit and one in shade, under thin streaks of cloud.",
        title: "Pyramid in morning sun",
        comment: "One flank lit, one in shade, and the edge between them leads up to the summit without a break.",
      },
      {
        imgUrl: "./albums/first-snow/wind-on-the-summit.jpg",
        alt: "A sharp dark summit with snow streaks rises at the right in cold light; on the left, blown snow trails from a lower ridge.",
        title: "Wind on the summit",
        comment:
          "That plume at the left is snow on its way to the lee slope, and that's the slope to stay off tomorrow.",
      },
    ],
  },
  {
    title: "The course before the race",
    comment: "A mountain course in running order, with nobody on it yet",
    poster: {
      imgUrl: "./albums/the-course-before-the-race/misty-valley-road.jpg",
      alt: "A dirt road bends through green hills dotted with conifers that fade into pale yellow morning mist.",
    },
    slug: "the-course-before-the-race",
    intro:
      "What a runner wants to know the day before: where it climbs, where it bends and what the ground is like. So these follow the route, more or less, and the view comes second. The renderer lost the trail twice, so bring a map.",
    photos: [
      {
        imgUrl: "./albums/the-course-before-the-race/misty-valley-road.jpg",
        alt: "A dirt road bends through green hills dotted with conifers that fade into pale yellow morning mist.",
        title: "Valley road, dawn mist",
        comment: "The start. Packed dirt, wide enough to pass, and out of sight after the second bend.",
      },
      {
        imgUrl: "./albums/the-course-before-the-race/river-bend-from-above.jpg",
        alt: "Seen from above, a blue-green river curves through a grassy valley floor between clumps of conifers with long shadows.",
        title: "River bend from above",
        comment: "Looking down on the last level ground. All the shade is under the trees, and the course isn't.",
      },
      {
        imgUrl: "./albums/the-course-before-the-race/high-meadow-path.jpg",
        alt: "A pale path runs along a green meadow toward a belt of conifers and a row of furrowed mountains under white clouds.",
        title: "Path through the high meadow",
        comment:
          "You can see the next hour from here: along the meadow, through the belt of trees, and out again on the slope behind it.",
      },
      {
        imgUrl: "./albums/the-course-before-the-race/trail-over-green-ridge.jpg",
        alt: "A gravel trail winds over green hills toward gray mountains under broken white cloud.",
        title: "Trail over the green ridge",
        comment:
          "Rolling, which is harder to pace than steep. Some of those gaps are dips. The square ones are the renderer's, and no trail crew is coming.",
      },
      {
        imgUrl: "./albums/the-course-before-the-race/path-over-the-pass.jpg",
        alt: "A narrow path climbs a sunlit green shoulder, breaks off at a shaded gully and goes on around the knob beyond it; ranks of rocky hills in haze behind.",
        title: "Path over the pass",
        comment:
          "The pass, one runner wide. I drew the path on the map, and the map didn't know about the gully. Race day gets a bridge.",
      },
    ],
  },
];
