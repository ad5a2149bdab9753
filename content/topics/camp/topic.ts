import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "camp",
  title: "Camping",
  path: "/camp",
  tilePath: "/blog/camp",
  description:
    "What I carry, with models, prices and weights, how it is packed, how I choose a site, food storage in bear country, and a note on two cold nights by a lake.",
  lede: "A tent, a stove, and somewhere to point the camera at five in the morning. (The tent up here is an arm's length from its fire. It's a model. Yours would melt.)",
  hue: "oklch(0.78 0.17 64)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "A glowing orange tent beside a campfire and a pond, with pines behind.",
    summary: "The gear list with prices, site rules and a trip note.",
  },
  blocks: [
    {
      kind: "photos",
      title: "Photos",
      intro:
        "Why I set the alarm for five. All four are renders, pitched in places that don't exist. More on the [photography page](/photography).",
      items: [
        {
          imgUrl: "./photos/camp-above-the-lake.jpg",
          alt: "A pale dome tent stands on a grassy knoll high above a lake in low morning sun, with hazy mountains on the far shore.",
          title: "Camp above the lake",
          comment: "up on the knoll, well back from the water: the view costs a longer walk with the bottles",
        },
        {
          imgUrl: "./photos/camp-at-blue-hour.jpg",
          alt: "A small dome tent lit from inside glows on blue evening snow below a dark ridge, with an orange horizon at the right and a few faint stars.",
          title: "Camp at blue hour",
          comment: "one headlamp on low inside the tent, and about ten minutes before the snow goes black",
        },
        {
          imgUrl: "./photos/camp-on-the-snow-shelf.jpg",
          alt: "A small orange-red dome tent throws a long shadow on a broad snowfield in front of a sharp dark peak and distant snowy ranges.",
          title: "Camp on the snow shelf",
          comment: "out on the flat, where nothing can fall on it and everything can blow on it",
        },
        {
          imgUrl: "./photos/camp-fog-breaking.jpg",
          alt: "An orange dome tent with two trekking poles beside it stands among snow-covered stones while fog thins in front of a dark mountain.",
          title: "Fog breaking at camp",
          comment: "I'd have slept through this one, and I'd have been sorry",
        },
      ],
    },
    {
      kind: "prose",
      title: "Trip note",
      intro: "Two nights by a lake, late September.",
      text: `The lake is an hour past the end of the pavement and a mile and a half on foot from where the truck has to stop. It has four sites and no signpost, so it gets no name here either. I'd planned three nights and stayed for two.

**The first night** I did what I tell other people not to do. I arrived with forty minutes of light, saw flat grass in a dip, paced out seventy steps from the water, and pitched. By midnight the cold air of the whole slope had slid into the dip and it was 29 °F (−2 °C) beside my head. Frost grew on the inside of the fly and came down whenever I turned over. The bag held up. My feet didn't.

In the morning I carried the tent, poles and all, sixty paces up to a bench among the pines. **The second night** was just as clear, and the low was 36 °F (2 °C). Seven degrees, for sixty paces.

**What else went wrong:** the gas canister was a leftover from July and I hadn't weighed it, so the second breakfast was cold oats and there was no third night. I brought the tripod and left its plate at home. And I pitched the tarp high, for the view, which is how the squall on the second afternoon got under it.

**What worked:** the foam pad under the inflatable one. A liter of hot water in the foot of the bag. Filter and camera batteries in the bag too, because neither forgives a freeze. The bear canister, as stool and table. Next time: the same kit, one hour earlier, and a full canister.`,
    },
    {
      kind: "goals",
      title: "Choosing a site",
      intro: "I go down this list while there's still light.",
      items: [
        "**Look up first.** Dead trees and hanging limbs come down in still weather too. If I can see one, I keep walking.",
        "**Two hundred feet from water** and from the trail: about seventy adult steps. It keeps the shore for the animals that drink there, and in much of the backcountry it is the rule.",
        "**Sleep on what is already bare:** an established pad, rock, gravel, dry grass or snow. A good site is found, not made. No trenches, no cut branches.",
        "**Not in the bottom of a hollow.** Cold air runs downhill and stays there. A bench twenty feet up is warmer and drier, and has fewer mosquitoes.",
        "**Not in a dry wash or on a gravel bar.** The rain that floods it can fall beyond the next ridge.",
        "**Narrow end to the wind,** door to the lee, and every guy line out before dinner rather than at two in the morning.",
        "**East for morning sun** in the fall, when frost has to dry off the fly. In July I want trees on that side instead.",
        "**Kitchen and food downwind,** well apart. The plan below is the one I try to match.",
      ],
    },
    {
      kind: "plate",
      imgUrl: "./plates/camp-layout.svg",
      alt: "Plan of a camp: tent, kitchen and food store at the corners of a triangle with sides of 100 yards, the tent 200 feet from the lake, the wind blowing from the tent toward the other two.",
      caption: "Sleep, cook and store about 100 yards apart in bear country, with the wind going from tent to kitchen.",
    },
    {
      kind: "sky",
      title: "Under the sky",
      id: "sky",
      intro: "When to set the alarm, when to be back in camp, and whether it's a night for stars.",
      date: "2026-09-26",
      places: [
        { title: "Grand Teton, Wyoming", latitude: 43.79, longitude: -110.68, zone: "America/Denver" },
        { title: "Yosemite Valley, California", latitude: 37.74, longitude: -119.59, zone: "America/Los_Angeles" },
        { title: "Big Bend, Texas", latitude: 29.27, longitude: -103.3, zone: "America/Chicago" },
        { title: "Acadia, Maine", latitude: 44.34, longitude: -68.27, zone: "America/New_York" },
        { title: "Denali, Alaska", latitude: 63.73, longitude: -148.91, zone: "America/Anchorage" },
      ],
      text: `Sunrise and sunset are for a level horizon: a ridge to the east can take half an hour off your morning. By golden hour I mean a sun less than six degrees up. Night starts when it's eighteen degrees down and the faintest stars show. If the moon's more than half lit, I forget the Milky Way and shoot the valley by moonlight.`,
    },
    {
      kind: "gear",
      title: "The gear",
      intro:
        "What I carry, for one person and three seasons. Boots, trail clothes, food and water aren't counted. Prices are rounded.",
      checked: "2026-11",
      pack: true,
      groups: [
        {
          title: "Pack and clothes",
          items: [
            {
              title: "Osprey Exos 58 pack",
              url: "https://www.osprey.com/exos-58-exos58s22-224",
              price: 280,
              weight: 1310,
              comment: "takes the bear canister upright. It's happy to 30 lb, and at 38 we're both sore",
            },
            {
              title: "Trash compactor bag, as a liner",
              price: 2,
              weight: 60,
              comment: "keeps the load drier than any rain cover",
            },
            {
              title: "Patagonia Torrentshell 3L rain jacket",
              url: "https://www.patagonia.com/product/mens-torrentshell-3-layer-rain-jacket/85241.html",
              price: 190,
              weight: 400,
              comment: "not the lightest, but five years of branches haven't torn it",
            },
            {
              title: "Patagonia Nano Puff jacket",
              url: "https://www.patagonia.com/product/mens-nano-puff-insulated-jacket/84213.html",
              price: 240,
              weight: 337,
              comment: "synthetic, so a damp evening doesn't flatten it",
            },
            {
              title: "Smartwool Classic Thermal top and bottoms",
              url: "https://www.rei.com/product/227337/smartwool-classic-thermal-merino-crew-base-layer-top-mens",
              price: 230,
              weight: 480,
              comment: "I only sleep in them, so they stay dry. The link is the top",
            },
            { title: "Fleece hat and liner gloves", price: 45, weight: 90 },
          ],
        },
        {
          title: "Shelter",
          items: [
            {
              title: "Big Agnes Copper Spur HV UL2 tent",
              url: "https://www.bigagnes.com/products/copper-spur-hv-ul2",
              price: 550,
              weight: 1270,
              comment: "weighed without stakes. I use the second person's half for everything wet",
            },
            {
              title: "Groundsheet, cut from house wrap",
              price: 15,
              weight: 180,
              comment: "cut it two inches smaller than the floor, or it collects rain",
            },
            {
              title: "MSR Groundhog stake",
              price: 4,
              quantity: 10,
              weight: 14,
              comment: "eight to use and two to lose",
            },
            { title: "Reflective guy line, 50 ft", price: 12, weight: 60 },
            {
              title: "Silnylon tarp, 10 × 10 ft",
              price: 120,
              weight: 540,
              comment: "first thing up, last thing down. Pitch it lower than you want to",
            },
          ],
        },
        {
          title: "Sleep",
          items: [
            {
              title: "Kelty Cosmic Ultra 20 down bag",
              price: 330,
              weight: 1040,
              comment: "20 °F is the lower limit; you'll be comfortable to about 30",
            },
            {
              title: "Therm-a-Rest NeoAir XLite NXT pad, R 4.5",
              url: "https://cascadedesigns.com/products/neoair-xlite-nxt-sleeping-pad",
              price: 210,
              weight: 370,
            },
            {
              title: "Therm-a-Rest Z Lite Sol pad, R 2",
              url: "https://cascadedesigns.com/products/z-lite-sol-sleeping-pad",
              price: 55,
              weight: 410,
              comment: "R-values add up. It's also my chair, and the spare if the other one leaks",
            },
            {
              title: "Sea to Summit Aeros Premium pillow",
              url: "https://www.rei.com/product/C04276/sea-to-summit-aeros-premium-pillow",
              price: 50,
              weight: 80,
            },
            { title: "Wool socks that never leave the bag", price: 25, weight: 80 },
          ],
        },
        {
          title: "Kitchen",
          items: [
            {
              title: "MSR PocketRocket 2 stove",
              url: "https://cascadedesigns.com/products/pocketrocket-2-stove",
              price: 50,
              weight: 73,
              comment: "MSR says 16 liters boiled per 8 oz canister, and in wind I count on half",
            },
            {
              title: "Isobutane canister, 8 oz",
              price: 9,
              weight: 380,
              comment: "an empty one is about 150 g, so weigh yours before you go, unless you like your oats cold",
            },
            { title: "Snow Peak Trek 900 titanium pot", price: 60, weight: 175, comment: "the stove nests inside" },
            { title: "Toaks long titanium spoon", price: 12, weight: 19 },
            {
              title: "BearVault BV500 canister, 11.5 liters",
              url: "https://bearvault.com/products/bv500",
              price: 100,
              weight: 1160,
              comment: "a week of food, says the label. Five or six days of mine",
            },
            {
              title: "Sawyer Squeeze filter",
              url: "https://sawyer.com/products/squeeze-water-filtration-system",
              price: 40,
              weight: 85,
              comment: "below 35 °F it sleeps in the bag with me",
            },
            {
              title: "Smartwater bottle, 1 liter",
              price: 2,
              quantity: 2,
              weight: 38,
              comment: "its thread fits the filter",
            },
            { title: "Lighter", price: 2, quantity: 2, weight: 20, comment: "never in the same pocket" },
          ],
        },
        {
          title: "Light and repair",
          items: [
            {
              title: "Black Diamond Spot 400 headlamp",
              url: "https://blackdiamondequipment.com/products/spot-400-headlamp",
              price: 60,
              weight: 78,
              comment: "use the red light and you keep your night vision, and your neighbors",
            },
            {
              title: "Paper map and baseplate compass",
              price: 30,
              weight: 75,
              comment: "the phone is the backup for the map",
            },
            {
              title: "Nitecore NB10000 power bank",
              url: "https://www.nitecore.com/product/nb10000gen4",
              price: 65,
              weight: 143,
            },
            { title: "Gear Aid Tenacious Tape patches", price: 6, weight: 30, comment: "fly, jacket, pad" },
            { title: "Pole splint", price: 6, weight: 15, comment: "I've needed it once, at two in the morning" },
            {
              title: "Leatherman Skeletool",
              url: "https://www.leatherman.com/skeletool-18.html",
              price: 90,
              weight: 142,
            },
            {
              title: "Adventure Medical Kits Ultralight/Watertight .5",
              url: "https://adventuremedicalkits.com/products/ultralight-watertight-medical-kit-5",
              price: 35,
              weight: 200,
              comment: "repacked every spring, with my own medicines added",
            },
            {
              title: "Garmin inReach Mini 2",
              url: "https://www.garmin.com/en-US/p/765374",
              price: 350,
              weight: 100,
              comment: "plus about $15 a month for messages: more than the device itself within two years",
            },
          ],
        },
        {
          title: "Camera and phone",
          items: [
            {
              title: "Mirrorless camera with a 16–80 mm zoom",
              weight: 1000,
              comment:
                "no price, because you'll bring the one you own. Mine is a Fujifilm X-T5, 557 g with its battery",
            },
            {
              title: "Carbon travel tripod",
              price: 180,
              weight: 900,
              comment: "check that the plate is on the camera. The trip note says why",
            },
            {
              title: "Spare camera battery",
              price: 70,
              quantity: 2,
              weight: 80,
              comment: "cold halves them, so they ride in an inside pocket",
            },
            { title: "Phone, in airplane mode", weight: 200, comment: "offline maps, and the second-best camera" },
          ],
        },
        {
          title: "Bathroom and bears",
          items: [
            {
              title: "Deuce of Spades trowel, No. 2",
              url: "https://www.thetentlab.com/Deuce/DeuceofSpadespage.html",
              price: 20,
              weight: 17,
              comment: "the maker's page shows how to dig with it upside down, and in roots you'll want to",
            },
            { title: "Toilet paper, and a bag to carry it out", price: 2, weight: 60 },
            { title: "Toothbrush and half a tube of paste", price: 5, weight: 45, comment: "sleeps in the canister" },
            { title: "Sunscreen and lip balm", price: 12, weight: 90, comment: "these go in the canister too" },
            {
              title: "Bear spray, 8 oz, with holster",
              price: 45,
              weight: 320,
              comment: "for grizzly country. Not allowed on airplanes, so buy it there",
            },
          ],
        },
      ],
    },
    {
      kind: "table",
      caption:
        "Where the 27 pounds are. Food and two liters of water make it about 39 on the first of four days. Yes, that's over what the pack likes; the camera is why, and it's not staying home.",
      columns: ["Group", "Weight", "Heaviest", "What I'd lighten first"],
      rows: [
        [
          "Pack and clothes",
          "5.9 lb (2.7 kg)",
          "the pack, 1,310 g",
          "the pack's lid, for two nights: map, headlamp, filter and first aid move to the front pocket",
        ],
        ["Shelter", "4.8 lb (2.2 kg)", "the tent, 1,270 g", "the tarp, in a dry month: 540 g"],
        ["Sleep", "4.4 lb (2.0 kg)", "the bag, 1,040 g", "the foam pad, above 40 °F (4 °C): 410 g"],
        [
          "Kitchen",
          "4.4 lb (2.0 kg)",
          "bear canister, 1,160 g",
          "a 4 oz gas canister instead of the 8 oz, under three nights: 180 g",
        ],
        ["Light and repair", "1.7 lb (0.8 kg)", "first aid, 200 g", "a small knife instead of the Skeletool: 100 g"],
        [
          "Camera and phone",
          "5.0 lb (2.3 kg)",
          "the camera, 1,000 g",
          "the tripod, if there's a rock at the right height: 900 g",
        ],
        ["Bathroom and bears", "1.2 lb (0.5 kg)", "bear spray, 320 g", "the spray, where no grizzlies live"],
      ],
    },
    {
      kind: "facts",
      items: [
        {
          term: "Tent today",
          text: "I paid $450 for the Copper Spur in last season's color and I'd buy it again: two doors, and poles that stand on rock without a stake. If that's too much, the [MSR Elixir 2](https://cascadedesigns.com/products/elixir-2-backpacking-tent) is some $200 less and about two pounds (1 kg) more.",
        },
        {
          term: "Messenger today",
          text: "Newer phones can call for help by satellite too, and there are newer inReach models than mine. I keep the Mini 2 for ten days on a charge, a message home each evening, and a forecast for the pass.",
        },
      ],
    },
    {
      kind: "plate",
      title: "Packing order",
      intro: "Seven minutes, if I do it the same way every time.",
      imgUrl: "./plates/packing-order.svg",
      alt: "Section through a pack. From the bottom: sleeping bag in the liner; pad, socks and pillow; clothes and gas; the bear canister against the back with the tent around it; jacket, stove and pot; map, headlamp, filter and first aid in the lid. Foam pad on top, rain jacket and tarp in front, water and poles at the sides.",
      caption:
        "Heavy things close to the spine and between the shoulder blades and the belt. What keeps me dry, and what gets me found, stays outside the liner, within reach.",
    },
    {
      kind: "prose",
      text: `The canister decides everything else, because full it's a quarter of the load. Too low and it drags my shoulders back. Too high and it tips me over on talus. So it stands on the sleeping bag, against the frame, and the tent goes in without its sack, stuffed around it until nothing shifts. Then I lift the pack by its loop. If it hangs to one side, a bottle changes pockets.

The camera isn't in the drawing, since it's never in the pack when I want it. It rides in a pouch on the hip belt, and the tripod goes down the side with the poles.`,
    },
    {
      kind: "prose",
      title: "Food and bears",
      intro: "A bear that learns about human food often dies of it.",
      text: `I plan about 1.5 to 2 lb (0.7 to 0.9 kg) of food a day, most of it dry, and nothing that needs a second pot. Oats and coffee, tortillas with something salty, then a dinner that only wants boiling water. Dried dal from [my own kitchen](/food) beats anything I've bought in a pouch.

Everything with a smell is food to a bear: toothpaste, sunscreen, lip balm, the stove, the trash, the shirt I fried bacon in. None of it goes into the tent, not even for a nap.`,
    },
    {
      kind: "facts",
      items: [
        {
          term: "Ask first",
          text: "Storage rules are local. Some places require a canister, some forbid hanging, some will fine you for a cooler in the car. The land manager's page has the final word.",
        },
        {
          term: "Lockers",
          text: "Where a campground has a steel food locker, use it and latch it, day and night. Cars are not lockers; in some valleys bears have learned to open doors.",
        },
        {
          term: "Canister",
          text: "Closed, on flat ground, about 100 yards from the tent, where it cannot be rolled off a cliff or into water. Nothing tied to it: a strap is a handle. Grizzly country usually asks for a model certified by the Interagency Grizzly Bear Committee.",
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
          text: "Do not run. Stand together, speak, give it a way out. The rest depends on the species and on why it is there: read the park service page below before the trip.",
        },
      ],
    },
    {
      kind: "plate",
      imgUrl: "./plates/food-hang.svg",
      alt: "A food bag hangs from a limb, 12 feet above the ground and 6 feet from the trunk, held by a stick toggle on the cord; a person stands below for scale.",
      caption:
        "The toggle hang, from a limb some 20 feet up: the free end runs through the bag's carabiner. Pull the bag up to the limb, hitch a stick to the cord as high as you can reach, and let go; the stick jams at the carabiner. No cord at the trunk for a bear to bite.",
    },
    {
      kind: "facts",
      title: "Leave no trace",
      intro: "The seven principles, the way they come up on an ordinary trip.",
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
          text: "A rolling boil for one minute, three above 6,500 feet. A hollow-fiber filter stops bacteria and protozoa but not viruses, and once wet it must never freeze. Neither boiling nor a filter makes a bright green algae bloom safe: find other water.",
        },
        {
          term: "Fire",
          text: "Only where it is allowed today, only in an existing ring, only wood I can break by hand. Then drown, stir and feel. If it's too hot to touch, it's too hot to leave.",
        },
        {
          term: "Firewood",
          text: "Bought or gathered where it will be burned. Logs bring their beetles along. Fifty miles is too far; ten or less is best.",
        },
        {
          term: "Neighbors",
          text: "Headlamp down, speaker off, generator nowhere. Drones stay in the truck: [they are banned in US national parks](/drones#rules) anyway.",
        },
      ],
    },
    {
      kind: "note",
      tone: "caution",
      text: "Never run a stove, a lantern with a flame or charcoal inside a tent or a closed truck bed, however cold it is. Carbon monoxide has no smell, and fabric burns in seconds. Cook outside, with air on all sides.",
    },
    {
      kind: "links",
      title: "Links",
      intro: "Permits, rules and forecasts. I open most of these the week before.",
      items: [
        {
          title: "Recreation.gov",
          url: "https://www.recreation.gov/",
          comment: "federal sites and permits. Set an alert: people cancel",
        },
        {
          title: "The seven principles, Leave No Trace",
          url: "https://lnt.org/why/7-principles/",
          comment: "I reread it every spring, and it takes ten minutes",
        },
        {
          title: "Bears, National Park Service",
          url: "https://www.nps.gov/subjects/bears/index.htm",
          comment: "which bear, what it's telling you, and what to do about it",
        },
        {
          title: "Certified products, Interagency Grizzly Bear Committee",
          url: "https://igbconline.org/certified-products-list/",
          comment: "look up your canister before a ranger does",
        },
        {
          title: "National Weather Service",
          url: "https://www.weather.gov/",
          comment: "click the lake itself on the map, because the nearest town is three thousand feet lower",
        },
        { title: "AirNow", url: "https://www.airnow.gov/", comment: "see the smoke before you drive into it" },
        {
          title: "CalTopo",
          url: "https://caltopo.com/",
          comment: "turn on slope shading and it finds the flat bench for you",
        },
        {
          title: "How to pack a backpack, Andrew Skurka",
          url: "https://andrewskurka.com/how-to-pack-a-backpack-load-distribution-organization-canisters-video/",
          comment: "he's why my canister goes where it goes",
        },
      ],
    },
  ],
});
