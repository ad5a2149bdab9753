import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "camp",
  title: "Camping",
  path: "/camp",
  tilePath: "/blog/camp",
  description:
    "A tested camping gear list with prices and weights, how I choose a site, food storage in bear country, and an honest note on two cold nights by a lake.",
  lede: "A tent, a stove, and somewhere to point the camera at five in the morning. Here is what I carry, what it cost, and what I still get wrong.",
  hue: "oklch(0.78 0.17 64)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "Model of a camp: a glowing orange tent beside a campfire and a pond, with pines behind.",
    summary: "The gear list with prices, site rules and a trip note.",
  },
  blocks: [
    {
      kind: "photos",
      title: "Photos",
      intro: "The reason for the early alarms.",
      items: [
        {
          imgUrl: "./photos/alpine-lake-dawn.jpg",
          alt: "Snow-dusted peaks above a forested shore and a still lake with low mist, dark spruces at the left.",
          title: "Alpine lake at dawn",
          comment: "the mist lasts about as long as one coffee",
        },
        {
          imgUrl: "./photos/milky-way-camp.jpg",
          alt: "The Milky Way rises diagonally over a bare tree silhouette and a small tent glowing orange on a dark hill.",
          title: "Camp under the Milky Way",
          comment: "one headlamp on its lowest setting, inside, under a sock",
        },
        {
          imgUrl: "./photos/storm-light-jetty.jpg",
          alt: "A wooden jetty leads into a choppy lake beneath dark storm clouds, with rain on the left and pale golden light along the horizon.",
          title: "Storm light over the lake",
          comment: "the squall had just gone over, and so, briefly, had the tarp",
        },
        {
          imgUrl: "./photos/aurora-still-lake.jpg",
          alt: "Green and violet curtains of northern lights hang over dark snowy mountains and a line of spruces, mirrored in a calm lake.",
          title: "Aurora over a still lake",
          comment: "I got up for another reason entirely",
        },
        {
          imgUrl: "./photos/snow-forest-fog.jpg",
          alt: "Tall snow-laden spruces fade row by row into pale fog above an untouched snowy slope.",
          title: "Snow forest in fog",
          comment: "first tracks, mostly to find the truck",
        },
        {
          imgUrl: "./photos/mountain-haze-sunrise.jpg",
          alt: "Layers of mountain ridges fading into orange morning haze under a pale sun.",
          title: "Haze at sunrise",
          comment: "from the pass, before the wind woke up",
        },
      ],
    },
    {
      kind: "prose",
      title: "Trip note",
      intro: "Two nights by a lake, late September.",
      text: `The lake is an hour past the end of the tarmac and a mile and a half on foot from where the truck has to stop. It has four sites and no signpost, and I would like it to stay that way, so it has no name here either. I had planned three nights of stars. The forecast had planned otherwise, and I got two.

**The first night** I did what I tell other people not to do. I arrived with forty minutes of light, saw a flat patch of grass in a dip, paced out seventy steps from the water so that I could feel virtuous about it, and pitched. The dip was a bowl. By midnight the cold air of the whole slope had slid into it and the thermometer beside my head said 29 °F. Frost grew on the inside of the fly, and every time I turned over it snowed on my face. The bag coped. My feet did not.

In the morning I carried the tent, poles and all, sixty paces up to a bench among the pines. **The second night** was just as clear, and the same thermometer read 36 °F. Seven degrees, for a walk of one minute.

**What else went wrong:** the gas canister was a leftover from July and I had not weighed it, so the second breakfast was cold oats and resentment. I brought the tripod and left its plate on the desk at home; the stars were photographed from a stack of flat stones. And I pitched the tarp high, for the view, which is also how the squall on the second afternoon got under it.

**What worked:** the foam pad under the inflatable one. A litre of hot water in the foot of the bag. Filter and camera batteries in the bag too, because neither forgives a freeze. The bear canister, which is a stool, a table and a pantry. The squall left one band of light under the cloud, I walked round to the old jetty, and those ten minutes paid for both nights.

Next time: the same kit, one hour earlier, and a full canister.`,
    },
    {
      kind: "goals",
      title: "Choosing a site",
      intro: "In the order I check them, while there is still light.",
      items: [
        "**Look up first.** Dead trees and hanging limbs come down in wind and, in still weather, for no reason at all. If I can see one, I walk on.",
        "**Two hundred feet from water** and from the trail: about seventy adult steps. It keeps the shore for the animals that drink there, and in much of the backcountry it is the rule.",
        "**Sleep on what is already bare:** an established pad, rock, gravel, dry grass or snow. A good site is found, not made. No trenches, no cut branches.",
        "**Not in the bottom of a hollow.** Cold air runs downhill and stays there. A bench twenty feet up is warmer, drier and has fewer mosquitoes.",
        "**Not in a dry wash or on a gravel bar.** The rain that floods it can fall beyond the next ridge.",
        "**Narrow end to the wind,** door to the lee, and every guy line out before dinner rather than at two in the morning.",
        "**East for morning sun** in autumn, when the frost has to dry off the fly. In July I want trees on that side instead, and sleep past six.",
        "**Kitchen downwind,** food farther still. The plan below is the one I try to match.",
      ],
    },
    {
      kind: "plate",
      imgUrl: "./plates/camp-layout.svg",
      alt: "Plan of a camp: tent, kitchen and food store at the corners of a triangle with sides of 100 yards, the tent 200 feet from the lake, the wind blowing from the tent towards the other two.",
      caption:
        "Sleep, cook and store about 100 yards apart in bear country, with the wind going from tent to kitchen. Where the ground does not allow it, get as near to this as you can.",
    },
    {
      kind: "gear",
      title: "The gear",
      intro: "One person, three seasons. Prices are what I paid, rounded, and will have moved.",
      groups: [
        {
          title: "Shelter",
          items: [
            {
              title: "Two-person, three-season tent",
              url: "https://www.bigagnes.com/",
              price: 450,
              weight: 1500,
              comment: "the second place is for everything that is wet",
            },
            {
              title: "Groundsheet, cut from house wrap",
              price: 15,
              weight: 180,
              comment: "two inches smaller than the floor, or it collects rain",
            },
            {
              title: "Y-section aluminium stake",
              price: 3,
              quantity: 10,
              weight: 14,
              comment: "eight, and two to lose",
            },
            { title: "Reflective guy line, 15 m", price: 12, weight: 60 },
            {
              title: "Silnylon tarp, 3 × 3 m",
              price: 120,
              weight: 500,
              comment: "first up, last down; pitch it lower than you want to",
            },
          ],
        },
        {
          title: "Sleep",
          items: [
            {
              title: "Down bag rated 20 °F",
              price: 350,
              weight: 1000,
              comment: "twenty is the lower limit; the comfort figure is nearer thirty",
            },
            {
              title: "Inflatable pad, R 4.5",
              url: "https://www.thermarest.com/",
              price: 210,
              weight: 370,
            },
            {
              title: "Folding foam pad, R 2",
              price: 55,
              weight: 410,
              comment: "R-values add up; also a seat, a kneeler and a spare",
            },
            { title: "Inflatable pillow", price: 40, weight: 80, comment: "laughed at it for years" },
            { title: "Wool socks that never leave the bag", price: 22, weight: 80 },
          ],
        },
        {
          title: "Kitchen",
          items: [
            { title: "Canister stove", url: "https://www.msrgear.com/", price: 60, weight: 75 },
            {
              title: "Isobutane canister, 8 oz",
              price: 9,
              weight: 380,
              comment: "weigh it before you go; empty is about 150 g",
            },
            { title: "Titanium pot, 900 ml", url: "https://www.snowpeak.com/", price: 50, weight: 120 },
            {
              title: "Long spoon",
              price: 12,
              weight: 18,
              comment: "reaches the bottom of the bag, keeps knuckles clean",
            },
            {
              title: "Bear canister, 11.5 litres",
              url: "https://bearvault.com/",
              price: 95,
              weight: 1160,
              comment: "five or six days of food if you repack it, and the best stool I own",
            },
            {
              title: "Squeeze filter",
              url: "https://www.sawyer.com/",
              price: 40,
              weight: 85,
              comment: "sleeps in the bag with me below 35 °F",
            },
            { title: "Bottle, 1 litre", price: 2, quantity: 2, weight: 38, comment: "ordinary mineral water bottles" },
            { title: "Lighter", price: 2, quantity: 2, weight: 20, comment: "in two different pockets" },
          ],
        },
        {
          title: "Light and repair",
          items: [
            {
              title: "Headlamp with a red mode",
              url: "https://www.blackdiamondequipment.com/",
              price: 50,
              weight: 80,
              comment: "red keeps your night sight and your neighbours",
            },
            { title: "Power bank, 10,000 mAh", price: 60, weight: 150 },
            {
              title: "Repair tape and patches",
              url: "https://www.gearaid.com/",
              price: 6,
              weight: 30,
              comment: "fly, jacket, pad; used on every third trip",
            },
            { title: "Pole splint", price: 6, weight: 15, comment: "needed once, worth it once" },
            { title: "Multi-tool", url: "https://www.leatherman.com/", price: 60, weight: 150 },
            {
              title: "First-aid kit",
              price: 35,
              weight: 250,
              comment: "repacked every spring; add your own medicines",
            },
            { title: "Trowel", price: 20, weight: 17 },
            {
              title: "Satellite messenger",
              url: "https://www.garmin.com/",
              price: 350,
              weight: 100,
              comment: "plus a subscription; it has sent two hundred dull messages, which is the point",
            },
          ],
        },
      ],
    },
    {
      kind: "prose",
      title: "Food and bears",
      intro: "A bear that learns about human food often dies of it.",
      text: `I plan about 1.5 to 2 lb of food a day, most of it dry, and nothing that needs a second pot. Oats and coffee, tortillas with something salty, then a dinner that only wants boiling water. Dried dal from [my own kitchen](/food) beats anything I have bought in a pouch.

Everything with a smell is food to a bear: toothpaste, sunscreen, lip balm, the stove, the rubbish, the shirt I fried bacon in. None of it goes into the tent, not even for a nap.`,
    },
    {
      kind: "facts",
      items: [
        {
          term: "Ask first",
          text: "Storage rules are local. Some places require a hard-sided canister, some forbid hanging, some will fine you for a cool box left in the car. The land manager's page or ranger desk has the final word.",
        },
        {
          term: "Lockers",
          text: "Where a campground has a steel food locker, use it and latch it, day and night. Cars are not lockers; in some valleys the bears open them like tins.",
        },
        {
          term: "Canister",
          text: "Closed, on flat ground, about 100 yards from the tent, away from cliffs and water so that it cannot be rolled into either. Nothing tied to it: a strap is a handle. Grizzly country usually asks for a model certified by the Interagency Grizzly Bear Committee.",
        },
        {
          term: "Hang",
          text: "The second-best choice, where it is allowed. At least 12 feet up and 6 feet out from the trunk, on a limb too thin for a bear and thick enough for the bag. Throw the line in daylight.",
        },
        {
          term: "Bear spray",
          text: "Where grizzlies live it rides on the hip strap, not in the pack. It is for a charging bear, never for tents or gear. Check first: a few parks do not allow it.",
        },
        {
          term: "If one visits",
          text: "Do not run. Stand together, speak, give it a way out. What comes next depends on the species and on why it is there, so read the park service page below before the trip, not during.",
        },
      ],
    },
    {
      kind: "plate",
      imgUrl: "./plates/food-hang.svg",
      alt: "A food bag hangs from a limb, 12 feet above the ground and 6 feet from the trunk, held by a stick toggle on the cord; a person stands below for scale.",
      caption:
        "The toggle hang: the free end runs through the bag's carabiner. Pull the bag up to the limb, hitch a stick to the cord as high as you can reach, and let go; the stick rides up and jams at the carabiner. No cord is tied to the trunk for a bear to bite through.",
    },
    {
      kind: "facts",
      title: "Leave no trace",
      intro: "What the seven principles come to on an ordinary trip.",
      items: [
        {
          term: "Toilet",
          text: "A hole 6 to 8 inches deep, 200 feet from water, trail and camp. Paper goes home in a bag. On snow, in narrow canyons and in many desert and alpine areas the rest goes home too. Ask before you dig.",
        },
        {
          term: "Washing",
          text: "Carry the water 200 feet from the lake, use a drop of soap or none, strain out the bits, scatter the rest. Biodegradable soap breaks down in soil, not in a lake.",
        },
        {
          term: "Drinking water",
          text: "A rolling boil for one minute, three above 6,500 feet. A hollow-fibre filter stops bacteria and protozoa but not viruses, and once wet it must never freeze. Neither boiling nor a filter makes a bright green algae bloom safe: find other water.",
        },
        {
          term: "Fire",
          text: "Only where it is allowed today, only in an existing ring, only wood I can break by hand. Then drown, stir and feel. If it is too hot to touch, it is too hot to leave.",
        },
        {
          term: "Firewood",
          text: "Bought or gathered where it burns. Driving logs across a county drives the beetles across too. Fifty miles is too far; ten or less is best.",
        },
        {
          term: "Neighbours",
          text: "Headlamp down, speaker off, generator nowhere. Drones stay in the truck: [they are banned in US national parks](/drones#rules) anyway.",
        },
      ],
    },
    {
      kind: "note",
      tone: "caution",
      text: "Never run a stove, a lantern with a flame or charcoal inside a tent or a closed truck bed, however cold it is. Carbon monoxide has no smell, and fabric burns in seconds. Cook outside, under the tarp, with air on all sides.",
    },
    {
      kind: "links",
      title: "Links",
      intro: "Where the permits, rules and forecasts come from.",
      items: [
        {
          title: "Recreation.gov",
          url: "https://www.recreation.gov/",
          comment: "US federal sites and permits; set an alert for cancellations",
        },
        {
          title: "The seven principles, Leave No Trace",
          url: "https://lnt.org/why/7-principles/",
          comment: "ten minutes, once a year",
        },
        { title: "Camping, National Park Service", url: "https://www.nps.gov/subjects/camping/index.htm" },
        {
          title: "Bears, National Park Service",
          url: "https://www.nps.gov/subjects/bears/index.htm",
          comment: "which bear, which behaviour, what to do",
        },
        { title: "BearWise", url: "https://bearwise.org/", comment: "the black bear version, very clear" },
        {
          title: "Interagency Grizzly Bear Committee",
          url: "https://igbconline.org/",
          comment: "the list of certified canisters",
        },
        {
          title: "US Forest Service",
          url: "https://www.fs.usda.gov/",
          comment: "pick the forest, then its alerts page",
        },
        {
          title: "Bureau of Land Management, Visit",
          url: "https://www.blm.gov/visit",
          comment: "dispersed camping, usually free, usually 14 days",
        },
        {
          title: "National Weather Service",
          url: "https://www.weather.gov/",
          comment: "click the map on the lake itself, not on the nearest town",
        },
        { title: "InciWeb", url: "https://inciweb.wildfire.gov/", comment: "wildfires and closures, by incident" },
        { title: "AirNow", url: "https://www.airnow.gov/", comment: "smoke, before you drive into it" },
        { title: "Smokey Bear", url: "https://smokeybear.com/", comment: "how to put a fire out properly" },
        { title: "Don't Move Firewood", url: "https://www.dontmovefirewood.org/" },
        { title: "CalTopo", url: "https://caltopo.com/", comment: "slope shading finds the flat bench for you" },
        {
          title: "DarkSky International",
          url: "https://darksky.org/",
          comment: "for the nights that are about the sky",
        },
        {
          title: "REI expert advice",
          url: "https://www.rei.com/learn/expert-advice",
          comment: "good on R-values, stoves and tent fabric",
        },
        {
          title: "Ticks, CDC",
          url: "https://www.cdc.gov/ticks/",
          comment: "how to take one out and what to watch for",
        },
      ],
    },
  ],
});
