import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "house",
  title: "House products",
  path: "/blog/house",
  tilePath: "/blog/house",
  description:
    "Household things that earned their shelf space, by maker and model: kitchen, tools, light, cleaning, air and water, with prices and a maintenance calendar.",
  lede: "I've used everything here for at least a year, fixed it at least once, or bought it a second time on purpose.",
  hue: "oklch(0.74 0.1 50)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "A cut-open living room with a sofa, lamp, bookshelf, a toolbox on the floor and a robot vacuum.",
    summary: "Things that earned their shelf space.",
  },
  blocks: [
    {
      kind: "prose",
      title: "The rule",
      intro: "Whatever comes in has a year to prove itself.",
      text: `I keep a list of everything I buy for the house and what it cost. Once a year I go through it with a pencil and ask three questions. **Did I use it this month? Could I fix it if it broke tonight? Would I buy it again at full price?** Two yeses keep it. The rest goes to a neighbor or the recycling yard. Alarms and fire extinguishers skip the first question.

What survives has screws instead of glue, a manual I could find as a PDF, and spare parts that are sold by number. Batteries are a standard size, or at least shared by several tools. It does one job and doesn't want my email address.

Prices are what I'd expect to pay in the US, rounded, before tax. I don't earn anything from the links.`,
    },
    {
      kind: "images",
      title: "On the shelf",
      intro: "Sketches, with one hint each.",
      items: [
        {
          imgUrl: "./plates/kettle.svg",
          alt: "A pot-shaped electric kettle on its base, with a long spout, a level gauge and a big angular handle.",
          title: "Kettle",
          comment: "boil half vinegar and half water once, leave it an hour, and the scale's gone",
        },
        {
          imgUrl: "./plates/cast-iron-skillet.svg",
          alt: "A cast-iron skillet from above with a fried egg in it, 260 millimeters across.",
          title: "Cast-iron skillet",
          comment: "preheat it five minutes on medium, because it's cold iron that sticks",
        },
        {
          imgUrl: "./plates/cordless-drill.svg",
          alt: "A cordless drill from the side, 18 V on its label and 210 millimeters from end to end.",
          title: "Cordless drill",
          comment: "clutch at 5 for drywall screws, at the drill mark for holes",
        },
        {
          imgUrl: "./plates/desk-lamp.svg",
          alt: "A jointed desk lamp casting a cone of light onto the table.",
          title: "Desk lamp",
          comment: "put it on your left if you write with your right hand",
        },
        {
          imgUrl: "./plates/robot-vacuum.svg",
          alt: "A robot vacuum from above and from the side, 350 millimeters across.",
          title: "Robot vacuum",
          comment: "3.8 inches tall, so measure the gap under your sofa first",
        },
        {
          imgUrl: "./plates/co2-monitor.svg",
          alt: "A carbon dioxide monitor reading 640 ppm; its chart climbs through the night and falls when a window is opened.",
          title: "CO₂ monitor",
          comment:
            "a closed bedroom with two sleepers can pass 2,000 ppm by morning, and leaving the door ajar cut mine in half",
        },
        {
          imgUrl: "./plates/filter-cube.svg",
          alt: "A homemade air cleaner: four pleated filters form a cube with a box fan on top blowing upward.",
          title: "Filter cube",
          comment: "the arrows on the filters point inward, and a cardboard ring around the blades gets you more flow",
        },
        {
          imgUrl: "./plates/shut-off-valve.svg",
          alt: "A lever valve on a water pipe from above: lever along the pipe is open, a quarter turn across it is closed.",
          title: "Shut-off valve",
          comment: "lever along the pipe means open, lever across it means closed",
        },
      ],
    },
    {
      kind: "table",
      title: "By name",
      intro: "What I have, and what I'd get if it died tonight.",
      checked: "2026-11",
      caption: "The ones I have, and what I would buy today",
      columns: ["Thing", "The one I have", "What I would buy today"],
      rows: [
        [
          "Kettle",
          "Cuisinart CPK-17, six temperatures",
          "The boil-only JK-17 for about half. I only ever use two of the six buttons, and my hand doesn't fit past the CPK-17's lid to scrub it",
        ],
        [
          "Drill",
          "[Makita XFD131](https://www.makitatools.com/products/details/XFD131), 18 V LXT",
          "The same: its battery also runs the [tire inflator](https://makitatools.com/products/details/DMP180ZX) in the truck",
        ],
        [
          "Desk lamp",
          "[IKEA Tertial](https://www.ikea.com/us/en/p/tertial-work-lamp-dark-gray-20355434/), clamped",
          "The same, with a good bulb. It has an ordinary screw-in socket, so the lamp outlives its light",
        ],
        [
          "Robot vacuum",
          "[Roborock Q5](https://us.roborock.com/pages/roborock-q5), laser, no camera",
          "One of the [Q10 series](https://us.roborock.com/pages/roborock-q10-series) for hard floors, since it mops. On carpet the Q5 is plenty",
        ],
        ["Canister vacuum", "Kenmore 200 Series, bagged", "The same, while the bags are sold by more than one maker"],
        [
          "Radon monitor",
          "Airthings Corentium Home",
          "The [Home 2](https://www.airthings.com/products/corentium-home-2), which keeps its history on the phone",
        ],
      ],
    },
    {
      kind: "gear",
      title: "The list",
      intro: "Twenty-four things. Prices are approximate, and for one of each.",
      checked: "2026-11",
      groups: [
        {
          title: "Kitchen",
          items: [
            {
              title: "Lodge L8SK3 cast-iron skillet, 10¼ in",
              url: "https://www.lodgecastiron.com/products/round-cast-iron-classic-skillet",
              price: 25,
              comment: "wash it, dry it on the burner, wipe it with a drop of oil, and yes, soap is fine",
            },
            {
              title: "Victorinox Fibrox chef's knife, 8 in",
              url: "https://www.victorinox.com/en-US/p/5.2063.20",
              price: 55,
              comment: "model 5.2063.20, stamped and thin, and quick to sharpen because the steel's soft",
            },
            {
              title: "Whetstone, 1000/6000 grit",
              price: 40,
              comment: "soak it first, then give the knife ten minutes every other month",
            },
            {
              title: "ThermoWorks ThermoPop 2",
              url: "https://www.thermoworks.com/thermopop-2/",
              price: 35,
              comment: "go in from the side, into the thickest part. Chicken is done at 165 °F, which is 74 °C",
            },
            {
              title: "Cuisinart CPK-17 kettle, 1.7 liters (57 oz)",
              price: 90,
              comment: "the one I'd buy today is about $50",
            },
            {
              title: "Nordic Ware half-sheet pan, bare aluminum",
              url: "https://nordicware.com/products/natural-aluminum-commercial-bakers-half-sheet",
              price: 20,
              quantity: 2,
              comment: "keep it out of the dishwasher, which turns bare aluminum gray",
            },
          ],
        },
        {
          title: "Tools",
          items: [
            {
              title: "Makita XFD131 drill kit, 18 V",
              url: "https://www.makitatools.com/products/details/XFD131",
              price: 160,
              comment: "choose the battery family first, then the drill",
            },
            {
              title: "Knipex 86 01 250 pliers wrench, 10 in",
              url: "https://www.knipex.com/products/pliers-wrenches-and-pipe-wrenches/pliers-wrenches/pliers-wrench-pliers-and-a-wrench-in-a-single-tool/8601250",
              price: 65,
              comment: "smooth parallel jaws up to 2 in, so chrome stays chrome",
            },
            {
              title: "iFixit Mako, 64 precision bits",
              url: "https://www.ifixit.com/products/mako-driver-kit-64-precision-bits",
              price: 40,
              comment: "the tri-wing and the long Torx are what other sets leave out",
            },
            {
              title: "Klein NCVT-1P voltage tester",
              url: "https://www.kleintools.com/catalog/electrical-testers/non-contact-voltage-tester-pen-50-1000v-ac",
              price: 20,
              comment: "test it on a live outlet first, then on the wire, then on the live outlet again",
            },
            {
              title: "Magnetic stud finder",
              price: 10,
              comment: "finds the screws in the studs and never needs a battery",
            },
          ],
        },
        {
          title: "Light",
          items: [
            {
              title: "IKEA Tertial desk lamp",
              url: "https://www.ikea.com/us/en/p/tertial-work-lamp-dark-gray-20355434/",
              price: 20,
              comment: "clamps to the table",
            },
            {
              title: "LED bulb, 2700 K, CRI 90 or more",
              price: 6,
              quantity: 8,
              comment: "look for the CRI on the box: from 90 up, food and faces look right",
            },
            {
              title: "Motion night light",
              price: 9,
              quantity: 3,
              comment: "for the hall, the stairs and the bathroom, in amber",
            },
          ],
        },
        {
          title: "Cleaning",
          items: [
            {
              title: "Roborock Q5 robot vacuum",
              url: "https://us.roborock.com/pages/roborock-q5",
              price: 300,
              comment: "maps by laser. Buy a year of brushes and filters along with it",
            },
            {
              title: "Kenmore 200 Series canister, bagged",
              price: 220,
              comment: "with a bag, the dust stays in when you empty it",
            },
            {
              title: "Microfiber cloths, pack of 24",
              price: 15,
              comment: "wash them without softener or they stop working",
            },
            {
              title: "Window squeegee, 12 in",
              price: 14,
              comment: "twenty seconds after each shower, and I haven't bought descaler since",
            },
          ],
        },
        {
          title: "Air, water, fire",
          items: [
            {
              title: "Aranet4 Home CO₂ monitor",
              url: "https://aranet.com/en/home/products/aranet4-home",
              price: 200,
              comment: "its NDIR sensor measures the gas itself, where cheap ones guess it from others",
            },
            {
              title: "Box fan and four MERV 13 filters",
              url: "https://cleanaircrew.org/box-fan-filters/",
              price: 90,
              comment:
                "20 × 20 in, with a fan no older than 2012, for the fuse in its plug; new filters every six to twelve months",
            },
            {
              title: "Airthings Corentium Home radon monitor",
              url: "https://www.airthings.com/products/corentium-home-2",
              price: 150,
              comment: "the link is its successor, but a mail-in test for about $20 answers the first question",
            },
            {
              title: "Leak sensor, battery, loud",
              price: 15,
              quantity: 4,
              comment: "under each sink, behind the washer, by the water heater",
            },
            {
              title: "Aquasana Claryum Direct Connect, under the sink",
              url: "https://www.aquasana.com/under-sink-water-filters/claryum-direct-connect-100329886.html",
              price: 110,
              comment:
                "NSF/ANSI 53 covers many contaminants, and each filter is certified for its own list. Look for the ones in your water report",
            },
            {
              title: "Kidde Pro 210 extinguisher, 2-A:10-B:C",
              url: "https://www.kidde.com/products/commercial-fire-extinguishers/pro-210-fire-extinguisher",
              price: 45,
              quantity: 2,
              comment: "by the kitchen exit and in the garage, where you reach it with the way out behind you",
            },
          ],
        },
      ],
    },
    {
      kind: "facts",
      title: "Numbers",
      intro: "The settings I've checked in every place I've lived.",
      checked: "2026-11",
      items: [
        {
          term: "Refrigerator",
          text: "At or below **40 °F** (4 °C), freezer at **0 °F** (−18 °C). Measure overnight in a glass of water on the middle shelf. The numbers on the dial aren't degrees.",
        },
        {
          term: "Water heater",
          text: "**120 °F** (49 °C) is the usual advice against scalds. A hotter tank needs a mixing valve at the outlet.",
        },
        { term: "Humidity", text: "Between **30 and 50%**, and never long above 60%: that is where mold starts." },
        {
          term: "Carbon dioxide",
          text: "Outdoor air is somewhat above **420 ppm** and rising. At **1,000 ppm** indoors I open a window. It does no harm at that level, but it tells you how much of the air has already been in somebody's lungs.",
        },
        {
          term: "Radon",
          text: "No smell, no color. The EPA says to fix a home at **4 pCi/L** or more and to think about it between 2 and 4. Test the lowest level you live in.",
        },
        {
          term: "Smoke alarms",
          text: "One in every bedroom, one outside each sleeping area, one on every level. Test monthly; replace **10 years** after the date on the back, whether they beep or not.",
        },
        {
          term: "CO alarms",
          text: "One on every level and outside the bedrooms if anything in the house burns fuel, or if the garage is attached. They expire too: read the date.",
        },
      ],
    },
    {
      kind: "note",
      tone: "caution",
      text: "A space heater plugs straight into a wall outlet, never into an extension cord or power strip, and is off while everyone sleeps. If a CO alarm sounds, go outside first and call the fire department from there.",
    },
    {
      kind: "table",
      title: "The calendar",
      intro: "It comes to four Saturdays a year and ten minutes a month.",
      caption: "House maintenance by season, for a temperate climate",
      columns: ["When", "Inside", "Outside", "Takes"],
      rows: [
        [
          "Every month",
          "Press the test button on smoke and CO alarms and on each GFCI outlet; look at the furnace filter",
          "Garage door: a flat 2×4 under it must make it reverse",
          "10 min",
        ],
        [
          "Spring",
          "Vacuum the refrigerator coils; turn every shut-off valve closed and open again",
          "Gutters, hose bibs, window screens; look at the roof with binoculars",
          "half a day",
        ],
        [
          "Summer",
          "Clean the bathroom fans; check washer hoses for bulges",
          "Rinse the air-conditioner coil with the power off; trim plants 2 ft back from it",
          "3 h",
        ],
        [
          "Fall",
          "New furnace filter; heating service; check for drafts with a damp hand",
          "Gutters again; disconnect hoses before the first frost and drain the line",
          "half a day",
        ],
        [
          "Winter",
          "Clear the dryer duct to the outside; flush the water heater if its manual says so; descale the kettle",
          "Keep snow off the furnace and dryer vents",
          "3 h",
        ],
        [
          "New Year's Day",
          "Search the recall list for every appliance by model number; photograph the rooms for the insurer",
          "Walk around once with a flashlight and note every new crack",
          "1 h",
        ],
      ],
    },
    {
      kind: "table",
      title: "Not again",
      intro: "Things I've quit buying, and what I use now.",
      caption: "Things I no longer buy",
      columns: ["Thing", "Why not", "Instead"],
      rows: [
        [
          "Non-stick pans",
          "The coating lasts a few years, and you can't renew it",
          "Cast iron and one carbon-steel pan",
        ],
        ["“Flushable” wipes", "They don't fall apart in the pipe, and it's your pipe", "A cloth and a trash can"],
        [
          "Ozone “purifiers”",
          "Ozone irritates lungs; the EPA advises against such devices in occupied rooms",
          "A filter and a fan",
        ],
        [
          "Ultrasonic humidifiers",
          "On tap water they turn the minerals into white dust in the air",
          "An evaporative model and a hygrometer",
        ],
        [
          "Bulbs that need an account",
          "When the company shuts its server, your schedules go with it",
          "A good bulb and a wall dimmer it's listed for",
        ],
        ["Sets of knives", "I only ever use three", "Chef's, paring, bread"],
        ["Extended warranties", "Much of the price is the seller's margin", "The same money set aside for repairs"],
      ],
    },
    {
      kind: "goals",
      title: "Before buying",
      intro: "I do these six things first, and I hardly ever see the returns counter.",
      items: [
        "**Read the manual first.** If the maker doesn't publish it, I stop there. The cleaning chapter tells you what owning the thing is like.",
        "**Price the consumables.** Take a year of filters, bags, brushes and blades and add it to the tag. For my robot that's about $60, a fifth of its price.",
        "**Look for the part numbers.** A gasket or a battery I can order makes a ten-year product out of a three-year one.",
        "**Search the recall list** for the model, and for the maker's name with the word “fire”.",
        "**Measure the place, the door and the plug.** Then measure the gap it has to come out through when it breaks.",
        "**Wait a week.** Half of what's on the list turns out not to be needed. And if nobody sells it, I [print it](/blog/3d-printing).",
      ],
    },
    {
      kind: "links",
      title: "Sources",
      intro: "Eight I actually go back to.",
      items: [
        {
          title: "CPSC: recalls",
          url: "https://www.cpsc.gov/Recalls",
          comment: "search by model number, and sign up to get the notices by email",
        },
        {
          title: "ManualsLib",
          url: "https://www.manualslib.com/",
          comment: "the manual that the last owner threw away",
        },
        {
          title: "Energy Star: product finder",
          url: "https://www.energystar.gov/productfinder/",
          comment: "compare the yearly kilowatt-hours, not the badges",
        },
        {
          title: "Consumer Reports: appliance reliability",
          url: "https://www.consumerreports.org/appliances/why-appliance-reliability-matters/",
          comment: "how their owner surveys work. A library card may get you the rankings",
        },
        {
          title: "NSF: certified drinking-water filters",
          url: "https://info.nsf.org/Certified/DWTU/",
          comment:
            "look up what a filter is certified to remove, then compare that with your utility's yearly water report",
        },
        {
          title: "US Fire Administration: smoke alarms",
          url: "https://www.usfa.fema.gov/prevention/home-fires/prepare-for-fire/smoke-alarms/",
          comment: "where alarms belong and how long they live",
        },
        {
          title: "Corsi–Rosenthal box",
          url: "https://en.wikipedia.org/wiki/Corsi%E2%80%93Rosenthal_Box",
          comment: "where the filter cube came from, and what people measured",
        },
        {
          title: "Ready.gov: safety skills",
          url: "https://www.ready.gov/safety-skills",
          comment: "how to shut off gas, water and power. I keep a printout by the door",
        },
      ],
    },
  ],
});
