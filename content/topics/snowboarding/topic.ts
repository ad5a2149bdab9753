import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "snowboarding",
  title: "Snowboarding",
  path: "/snowboarding",
  tilePath: "/blog/snowboarding",
  description:
    "What to wear snowboarding at every temperature, by day and at night, plus stance, edges, waxing, care, a packing list and checks before you go.",
  lede: "Cold is a clothing problem. This table has kept me riding from first chair to the last lap under the lights.",
  hue: "oklch(0.75 0.14 240)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "Model of a snowboarder carving down a snowy slope between pines.",
    summary: "What to wear at every temperature, day and night.",
  },
  blocks: [
    {
      kind: "clothing",
      title: "What to wear",
      intro: "Read down to your temperature, then across.",
      caption:
        "Resort riding with lifts, light wind, temperatures in °F at the top of the lift. Take one layer off for hiking, add one for a slow chair.",
      rows: [
        {
          temperature: "35+",
          layer: "Shell with the vents open, thin wool or synthetic T-shirt, thin gloves, dark lens, sunscreen",
          layerNight:
            "Shell, light base layer, thin gloves, clear lens; spare gloves, because slush soaks the first pair",
        },
        {
          temperature: "25-35",
          layer: "Shell, light base layer top and bottom, light insulated gloves, dark lens",
          layerNight: "Shell, base layer, thin fleece, neck tube, insulated gloves, clear lens",
        },
        {
          temperature: "15-25",
          layer: "Shell, mid-weight base layer, fleece, neck tube, insulated gloves, dark lens",
          layerNight:
            "Shell, mid-weight base layer, down or synthetic mid layer, mittens with liners, neck tube up, clear lens",
        },
        {
          temperature: "<15",
          layer: "Shell, heavy base layer, down mid layer, mittens with liners, balaclava, dark lens, no bare skin",
          layerNight:
            "All of that with a clear lens, a fleece under the down, hand warmers, and a stop indoors every few laps",
        },
      ],
    },
    {
      kind: "prose",
      title: "Layering",
      intro: "Three jobs, three garments. One thick coat does all of them badly.",
      text: `**Next to the skin** goes something that moves sweat: merino or polyester, close-fitting, never cotton. Wet cotton is how a mild day turns cold at two in the afternoon. **In the middle** goes trapped air. Fleece breathes and still works damp; down is warmer for its weight but collapses when wet, so it comes out for dry cold only. **Outside** goes a shell that stops wind and snow and lets vapour out. Mine has pit vents and no insulation, because insulation is the part I want to change between seasons and hours.

**Mind the wind you make.** By the National Weather Service formula, 15 °F with a 20 mph wind on your face feels like −2 °F, and 20 mph is an ordinary cruising speed on a board. Air also cools by about 3.5 °F for every 1,000 feet of climb on an average day, so 28 °F in the car park is about 19 °F at the top of a 2,500-foot lift. Dress for the top.

**Open up before you sweat, close up before you sit.** Vents open for the run, neck tube up for the chair. **Hands and feet** have their own rules: mittens beat gloves, and one pair of medium or thin wool socks beats two, because a squeezed foot is a cold foot. **Eyes:** a lens that passes under 20 % of the light for sun, 40 % or more for flat light and snowfall, clear for night.`,
    },
    {
      kind: "plate",
      imgUrl: "./plates/layers.svg",
      alt: "Exploded drawing of three layers over the skin: a ribbed base layer, a quilted mid layer and a dark shell. Arrows show vapour rising through all three while snowflakes lie on the shell.",
      caption: "1 moves sweat, 2 holds air, 3 keeps weather out. Vapour goes up; snow stays where it fell.",
    },
    {
      kind: "steps",
      title: "Set-up and tune",
      intro: "One evening with a podcast. The wax part again after every four or five days of riding.",
      items: [
        {
          title: "Set the stance",
          text: "Start on the maker's reference holes, feet a little wider than the shoulders. Mine sits at 54 cm, front foot +15°, back foot −6°. Change one angle at a time by three degrees and ride a whole morning before judging. Toes and heels should overhang the edges by about the same amount.",
          imgUrl: "./plates/stance.svg",
          alt: "Drawing of a snowboard from above with two bindings 54 centimetres apart, the front turned 15 degrees towards the nose and the back 6 degrees towards the tail.",
        },
        {
          title: "File the edges",
          text: "Take off burrs with a diamond stone first, then file in long, light strokes from nose to tail, always in a guide. A common all-round edge is 1° on the base and 2° on the side; look up what your board left the factory with and keep to it. Round off the tip and tail beyond the contact points, or they will catch for you.",
          imgUrl: "./plates/edge-angles.svg",
          alt: "Drawing of a section through a snowboard's edge: topsheet, core, sidewall, base and steel edge, with the base bevel marked 1 degree and the side bevel 2 degrees, both exaggerated.",
          caution:
            "The base bevel can only grow: taking it back needs a shop's grinder. File the side and leave the base side alone unless you know why.",
        },
        {
          title: "Clean and loosen",
          text: "Let the board reach room temperature and dry. Brush the base, wipe it with base cleaner and wait until it has flashed off. Back the binding screws off a turn or two, or take the bindings off, so that the heat does not leave dimples over the inserts.",
        },
        {
          title: "Drip and iron",
          text: "Touch the wax to the iron, drip a line along each edge and a zigzag between, then iron nose to tail in slow passes until the whole base is wet with wax. The top sheet should feel warm, never hot. A plain hydrocarbon wax for the middle of your temperatures is enough; fluorinated waxes are banned in FIS racing and are nothing to breathe in a garage.",
          imgUrl: "./plates/waxing.svg",
          alt: "Drawing of a waxing iron on the base of an upturned snowboard, a block of wax held to its nose, drops ahead of it and a film of wax behind.",
          caution: "Smoke means the iron is too hot. Keep it moving, as a base burns in seconds, and open a window.",
        },
        {
          title: "Cool, scrape, brush",
          text: "Wait at least half an hour; overnight is better. Scrape with a sharp plastic scraper, nose to tail, until nothing more comes off, then brush until the base shines. The wax that counts is in the base, not on it. Tighten the binding screws. Check them again after the first run.",
        },
      ],
    },
    {
      kind: "links",
      title: "Care",
      intro: "Washing, waterproofing, edges, wax and boots.",
      items: [
        {
          title: "GORE-TEX: outerwear care",
          url: "https://www.gore-tex.com/support/care/outerwear",
          comment: "yes, wash the shell; dirt and skin oil are what make it leak",
        },
        {
          title: "Nikwax",
          url: "https://www.nikwax.com/",
          comment:
            "wash-in cleaner and waterproofing; heat in the dryer revives the old finish first, if the label allows",
        },
        {
          title: "Patagonia product care",
          url: "https://www.patagonia.com/product-care/",
          comment: "plain washing and drying advice, whatever the logo on your jacket",
        },
        {
          title: "Swix",
          url: "https://www.swixsport.com/",
          comment: "wax by snow temperature; read the chart, then buy the universal one",
        },
        {
          title: "Tognar Toolworks",
          url: "https://www.tognar.com/",
          comment: "files, guides and patient tuning advice for people who own a vice",
        },
        {
          title: "evo snow guides",
          url: "https://www.evo.com/guides",
          comment: "boot fit and size charts; toes should brush the end standing, and pull back with bent knees",
        },
        {
          title: "REI: layering basics",
          url: "https://www.rei.com/learn/expert-advice/layering-basics.html",
          comment: "the same three layers with fabric names",
        },
        {
          title: "REI: how to choose a snowboard",
          url: "https://www.rei.com/learn/expert-advice/snowboard.html",
          comment: "length, width and camber without the poetry",
        },
      ],
    },
    {
      kind: "links",
      title: "Before you go",
      intro: "Ten minutes the evening before. The first two matter most once you leave the ropes.",
      items: [
        {
          title: "Avalanche.org",
          url: "https://avalanche.org/",
          comment: "today's danger for every forecast area in the US; click through to the local centre",
        },
        {
          title: "Know Before You Go",
          url: "https://kbyg.org/",
          comment: "free avalanche awareness in about an hour; a course comes next",
        },
        {
          title: "Your Responsibility Code",
          url: "https://skisafety.us/your-responsibility-code",
          comment: "ten points from the ski areas' association; people downhill of you have the right of way",
        },
        {
          title: "Deep Snow Safety",
          url: "https://www.deepsnowsafety.org/",
          comment: "tree wells: ride with a partner you can see, every run",
        },
        {
          title: "National Weather Service",
          url: "https://www.weather.gov/",
          comment: "drop the pin on the summit, then read the hourly wind",
        },
        {
          title: "Wind chill chart",
          url: "https://www.weather.gov/safety/cold-wind-chill-chart",
          comment: "frostbite times included; the shaded part is where I stay in",
        },
        {
          title: "OpenSnow",
          url: "https://opensnow.com/",
          comment: "forecasters who ride; the written daily is worth more than the icon",
        },
        {
          title: "CDC: preventing hypothermia",
          url: "https://www.cdc.gov/winter-weather/prevention/index.html",
          comment: "know the signs in your friends, since you will miss them in yourself",
        },
      ],
    },
    {
      kind: "note",
      tone: "caution",
      text: "A closed rope is closed, and an open gate is the backcountry. Past it I want the day's bulletin, a partner, a beacon, shovel and probe each, and practice with all three. Without one of those I stay inside.",
    },
    {
      kind: "plate",
      imgUrl: "./photos/north-face-after-snow.jpg",
      alt: "A fluted grey rock face with snow in its gullies rising from fresh snow under a light blue sky.",
      caption: "North face, the morning after snow. Fine to look at from the lift.",
    },
    {
      kind: "gear",
      title: "Packing list",
      intro: "What I paid, more or less. Boots first, board last, and helmets never second-hand.",
      groups: [
        {
          title: "On the board",
          items: [
            {
              title: "Boots",
              price: 280,
              comment: "the one thing to try on in a shop, in the afternoon when feet are larger",
            },
            { title: "Board", price: 450, comment: "all-mountain, last year's graphics" },
            { title: "Bindings", price: 230, comment: "check them against the board's inserts" },
            { title: "Helmet", price: 110, comment: "ASTM F2040 or EN 1077 on the label; replace it after a hard hit" },
            { title: "Goggles with a second lens", price: 140, comment: "magnets are worth it at 10 °F" },
          ],
        },
        {
          title: "On me",
          items: [
            { title: "Shell jacket with pit vents", price: 260 },
            { title: "Bib trousers", price: 220, comment: "no more snow down the back" },
            { title: "Base layer, top and bottom", price: 120, comment: "merino, mid-weight" },
            { title: "Fleece mid layer", price: 70 },
            { title: "Mittens with liners", price: 85 },
            { title: "Socks, wool, medium", price: 25, quantity: 2, comment: "dry pair for the drive home" },
            { title: "Neck tube", price: 20 },
            { title: "Impact shorts", price: 60, comment: "wear them while learning anything" },
          ],
        },
        {
          title: "In the pockets and the truck",
          items: [
            { title: "Pocket screwdriver", price: 15, comment: "number 3 Phillips; the most borrowed thing I own" },
            { title: "Edge stone", price: 12 },
            { title: "Rub-on wax", price: 10, comment: "rescues an afternoon" },
            { title: "Hand warmers, box", price: 25 },
            { title: "Whistle", price: 6, comment: "three blasts, for tree wells and lost friends" },
            { title: "Boot dryer, 12 V", price: 45, comment: "runs on the way home" },
          ],
        },
      ],
    },
    {
      kind: "prose",
      text: `Wet boards and boots ride in the bed of the pickup, under the [cover I fitted for exactly this](/blog/honda-ridgeline-tonneau-install). Dry them indoors, away from the heater, and wipe the edges or they will rust by Tuesday.`,
    },
    {
      kind: "photos",
      title: "Snow days",
      intro:
        "The camera comes along in a dry bag, batteries in an inside pocket. More on the [photography page](/photography).",
      items: [
        {
          imgUrl: "./photos/lone-tree-white-hill.jpg",
          alt: "A single bare tree stands on a smooth snow-covered hill under a pale sky, casting a soft blue shadow.",
          title: "One tree, white hill",
          comment: "meter for the snow, then add a stop and a half",
        },
        {
          imgUrl: "./photos/snow-forest-fog.jpg",
          alt: "Tall snow-laden spruces fade row by row into pale fog above an untouched snowy slope.",
          title: "Snow forest in fog",
          comment: "flat light is bad for riding and good for this",
        },
      ],
    },
  ],
});
