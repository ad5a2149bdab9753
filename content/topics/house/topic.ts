import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "house",
  title: "House products",
  path: "/blog/house",
  tilePath: "/blog/house",
  description:
    "Household things that earned their shelf: kitchen, tools, light, cleaning, air and water, with prices, a maintenance calendar and what I stopped buying.",
  lede: "Things that earned their shelf. Everything here has been used for at least a year, mended at least once, or bought a second time on purpose.",
  hue: "oklch(0.74 0.1 50)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "Model of a cut-open living room with a sofa, lamp, bookshelf, a toolbox on the floor and a robot vacuum.",
    summary: "Things that earned their shelf.",
  },
  blocks: [
    {
      kind: "prose",
      title: "The rule",
      intro: "One in, and it has to stay a year.",
      text: `I keep a list of everything I buy for the house and what it cost. Once a year I go through it with a pencil and ask three questions. **Did I use it this month? Could I mend it if it broke tonight? Would I buy it again at full price?** Two yeses keep it; the rest goes to a neighbour or the recycling yard. Alarms and fire extinguishers are excused from the first question.

What survives is dull on purpose. It has screws instead of glue, standard batteries instead of a moulded pack, a manual I could find as a PDF, and spare parts that are sold by number. It does one job, quietly, and it does not want my email address.

Prices below are what I would expect to pay in the US at the time of writing, rounded, before tax. No link earns me anything.`,
    },
    {
      kind: "images",
      title: "On the shelf",
      intro: "Eight drawings of eight things that work.",
      items: [
        {
          imgUrl: "./plates/kettle.svg",
          alt: "Drawing of a kettle with a level gauge, marked 1.7 litres.",
          title: "Kettle",
          comment: "steel inside, descaled with vinegar every winter",
        },
        {
          imgUrl: "./plates/cast-iron-skillet.svg",
          alt: "Drawing of a cast-iron skillet from above with a fried egg in it, 260 millimetres across.",
          title: "Cast-iron skillet",
          comment: "one of the cheapest things in the kitchen and the last I would sell",
        },
        {
          imgUrl: "./plates/cordless-drill.svg",
          alt: "Drawing of a cordless drill in side view, marked 18 volts.",
          title: "Cordless drill",
          comment: "choose the battery family first, the drill second",
        },
        {
          imgUrl: "./plates/desk-lamp.svg",
          alt: "Drawing of a jointed desk lamp casting a cone of light onto the table.",
          title: "Desk lamp",
          comment: "a standard screw-in bulb, so the lamp outlives its light",
        },
        {
          imgUrl: "./plates/robot-vacuum.svg",
          alt: "Drawing of a robot vacuum from above and from the side, 350 millimetres across.",
          title: "Robot vacuum",
          comment: "measure the gap under the sofa before you fall for one",
        },
        {
          imgUrl: "./plates/co2-monitor.svg",
          alt: "Drawing of a carbon dioxide monitor reading 640 ppm; its chart climbs through the night and falls when a window is opened.",
          title: "CO₂ monitor",
          comment: "taught me more about my bedroom than any mattress review",
        },
        {
          imgUrl: "./plates/filter-cube.svg",
          alt: "Isometric drawing of a home-made air cleaner: four pleated filters form a cube with a box fan on top blowing upwards.",
          title: "Filter cube",
          comment: "four furnace filters, one box fan, one roll of tape",
        },
        {
          imgUrl: "./plates/shut-off-valve.svg",
          alt: "Drawing of a lever valve on a water pipe from above: lever along the pipe is open, a quarter turn across it is closed.",
          title: "Shut-off valve",
          comment: "lever along the pipe: open; across it: closed",
        },
      ],
    },
    {
      kind: "gear",
      title: "The list",
      intro: "Twenty-four things, approximate prices for one piece each.",
      groups: [
        {
          title: "Kitchen",
          items: [
            {
              title: "Cast-iron skillet, 10¼ in",
              url: "https://www.lodgecastiron.com/",
              price: 25,
              comment: "wash it, dry it on the burner, wipe with a drop of oil; soap is fine",
            },
            {
              title: "Chef's knife, 8 in, stamped blade",
              url: "https://www.victorinox.com/",
              price: 55,
              comment: "kept sharp it beats a dear one kept dull",
            },
            {
              title: "Whetstone, 1000/6000 grit",
              price: 40,
              comment: "ten minutes every other month",
            },
            {
              title: "Instant-read thermometer",
              url: "https://www.thermoworks.com/",
              price: 35,
              comment: "chicken at 165 °F, no more guessing",
            },
            { title: "Electric kettle, 1.7 litres", price: 45, comment: "the one with a lid that opens all the way" },
            {
              title: "Half-sheet pan, bare aluminium",
              url: "https://www.nordicware.com/",
              price: 20,
              quantity: 2,
              comment: "oven, cooling rack, parts tray, drip pan",
            },
          ],
        },
        {
          title: "Tools",
          items: [
            {
              title: "18 V drill and driver kit, two batteries",
              price: 160,
              comment: "brushless; the same batteries run the tyre inflator in the truck",
            },
            {
              title: "Pliers wrench, 10 in",
              url: "https://www.knipex.com/",
              price: 65,
              comment: "parallel jaws, no chewed nuts",
            },
            {
              title: "Precision screwdriver set",
              url: "https://www.ifixit.com/",
              price: 40,
              comment: "64 bits, and I have needed the odd ones",
            },
            {
              title: "Non-contact voltage tester",
              url: "https://www.kleintools.com/",
              price: 20,
              comment: "test it on a live outlet first, then on the wire, then on the live outlet again",
            },
            { title: "Magnetic stud finder", price: 10, comment: "finds the screws in the studs, needs no battery" },
          ],
        },
        {
          title: "Light",
          items: [
            { title: "Jointed desk lamp, screw-in socket", price: 60 },
            {
              title: "LED bulb, 2700 K, CRI 90 or more",
              price: 6,
              quantity: 8,
              comment: "look for the CRI on the box; food and faces look like themselves",
            },
            { title: "Motion night light", price: 9, quantity: 3, comment: "hall, stairs, bathroom; amber, not blue" },
          ],
        },
        {
          title: "Cleaning",
          items: [
            {
              title: "Robot vacuum with laser mapping",
              price: 300,
              comment: "runs while I am out; buy the brushes and filters with it",
            },
            { title: "Canister vacuum, bagged", price: 220, comment: "a bag keeps the dust in when you empty it" },
            {
              title: "Microfibre cloths, pack of 24",
              price: 15,
              comment: "wash without softener or they stop working",
            },
            { title: "Window squeegee, 12 in", price: 14, comment: "shower glass, every day, twenty seconds" },
          ],
        },
        {
          title: "Air, water, fire",
          items: [
            {
              title: "CO₂ monitor with an NDIR sensor",
              url: "https://aranet.com/",
              price: 200,
              comment: "avoid the cheap ones that guess CO₂ from other gases",
            },
            {
              title: "Box fan and four MERV 13 filters",
              price: 90,
              comment:
                "20 × 20 in; a fan no older than 2012, for its plug fuse; new filters every six to twelve months",
            },
            {
              title: "Radon monitor",
              url: "https://www.airthings.com/",
              price: 150,
              comment: "a mail-in test for about $20 answers the first question just as well",
            },
            {
              title: "Leak sensor, battery, loud",
              price: 15,
              quantity: 4,
              comment: "under each sink, behind the washer, by the water heater",
            },
            {
              title: "Under-sink filter, certified to NSF/ANSI 53",
              price: 110,
              comment: "certified for what your water report shows, or it is decoration",
            },
            {
              title: "Fire extinguisher, 2-A:10-B:C",
              price: 45,
              quantity: 2,
              comment: "kitchen exit and garage; never behind the stove",
            },
          ],
        },
      ],
    },
    {
      kind: "facts",
      title: "Numbers",
      intro: "The settings I check in every place I have lived.",
      items: [
        {
          term: "Refrigerator",
          text: "At or below **40 °F** (4 °C), freezer at **0 °F** (−18 °C). A $6 thermometer in a glass of water tells the truth; the dial does not.",
        },
        {
          term: "Water heater",
          text: "**120 °F** (49 °C) is the usual advice against scalds. A hotter tank needs a mixing valve at the outlet.",
        },
        { term: "Humidity", text: "Between **30 and 50 %**, and never long above 60 %: that is where mould starts." },
        {
          term: "Carbon dioxide",
          text: "Outdoor air is somewhat above **420 ppm** and rising. At **1,000 ppm** indoors I open a window. It is not poison at that level; it is a sign that we are breathing each other's air.",
        },
        {
          term: "Radon",
          text: "No smell, no colour. The EPA says to fix a home at **4 pCi/L** or more and to think about it between 2 and 4. Test the lowest level you live in.",
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
      intro: "Four Saturdays a year and ten minutes a month keep the plumber a stranger.",
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
          "Autumn",
          "New furnace filter; heating service; draught check with a damp hand",
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
          "Walk round once with a torch and note every new crack",
          "1 h",
        ],
      ],
    },
    {
      kind: "table",
      title: "Not again",
      intro: "What I stopped buying, and what took its place.",
      caption: "Things I no longer buy",
      columns: ["Thing", "Why not", "Instead"],
      rows: [
        [
          "Non-stick pans",
          "The coating lasts a few years, then the pan is rubbish",
          "Cast iron and one carbon-steel pan",
        ],
        ["“Flushable” wipes", "They do not fall apart in the pipe; ask anyone who clears sewers", "A cloth and a bin"],
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
          "The company goes, the light stays off",
          "A good bulb and a wall dimmer it is listed for",
        ],
        ["Sets of knives", "Three are used, nine are a block", "Chef's, paring, bread"],
        [
          "Extended warranties",
          "Much of the price is the seller's margin",
          "The same money in a repair jar; so far the jar is ahead",
        ],
      ],
    },
    {
      kind: "goals",
      title: "Before buying",
      intro: "Five minutes that have saved me most of the returns.",
      items: [
        "**Read the manual first.** If the maker does not publish it, that is the review. The cleaning chapter tells you what ownership is like.",
        "**Price the consumables.** Filters, bags, brushes, blades: one year of them, added to the tag. A cheap printer is the classic lesson.",
        "**Look for the part numbers.** A gasket or a battery I can order makes a ten-year product out of a three-year one.",
        "**Search the recall list** for the model, and for the maker's name with the word “fire”.",
        "**Measure the place, the door and the plug.** Then measure the gap it has to come out through when it breaks.",
        "**Wait a week.** Half of the list turns out not to be needed. What cannot be bought I sometimes [print](/blog/3d-printing).",
      ],
    },
    {
      kind: "links",
      title: "Sources",
      intro: "Independent where possible, official where it matters.",
      items: [
        {
          title: "CPSC: recalls",
          url: "https://www.cpsc.gov/Recalls",
          comment: "the notices also come by email, if you ask",
        },
        {
          title: "SaferProducts.gov",
          url: "https://www.saferproducts.gov/",
          comment: "complaints before they become recalls",
        },
        {
          title: "iFixit",
          url: "https://www.ifixit.com/Guide",
          comment: "if there is a teardown I can decide whether I could mend it",
        },
        {
          title: "ManualsLib",
          url: "https://www.manualslib.com/",
          comment: "the manual the previous owner threw away",
        },
        {
          title: "Energy Star",
          url: "https://www.energystar.gov/",
          comment: "compare the yearly kilowatt-hours, not the badge",
        },
        {
          title: "Energy Saver, US Department of Energy",
          url: "https://www.energy.gov/energysaver/energy-saver",
          comment: "insulation and air sealing, explained plainly",
        },
        {
          title: "EPA: indoor air quality",
          url: "https://www.epa.gov/indoor-air-quality-iaq",
          comment: "humidity, mould, humidifiers, ozone devices",
        },
        { title: "EPA: radon", url: "https://www.epa.gov/radon", comment: "the map is no substitute for the test" },
        {
          title: "EPA WaterSense",
          url: "https://www.epa.gov/watersense",
          comment: "taps and shower heads that use less and still rinse",
        },
        {
          title: "NSF",
          url: "https://www.nsf.org/",
          comment: "look up what a filter is certified to remove, then compare with your utility's yearly water report",
        },
        {
          title: "US Fire Administration",
          url: "https://www.usfa.fema.gov/",
          comment: "where alarms belong and how long they live",
        },
        {
          title: "FoodSafety.gov",
          url: "https://www.foodsafety.gov/",
          comment: "safe temperatures on one page; it hangs inside a cupboard door",
        },
        {
          title: "Wirecutter",
          url: "https://www.nytimes.com/wirecutter/",
          comment: "I read the “why not” list before the winner",
        },
        {
          title: "Consumer Reports",
          url: "https://www.consumerreports.org/",
          comment: "the reliability surveys are worth a library card",
        },
        {
          title: "AHAM Verifide",
          url: "https://www.ahamverifide.org/",
          comment: "clean-air delivery rates measured, not claimed",
        },
        {
          title: "Corsi–Rosenthal box",
          url: "https://en.wikipedia.org/wiki/Corsi%E2%80%93Rosenthal_Box",
          comment: "plans and measurements for the filter cube",
        },
        {
          title: "This Old House",
          url: "https://www.thisoldhouse.com/",
          comment: "watch the job once before starting it",
        },
        {
          title: "Ready.gov",
          url: "https://www.ready.gov/",
          comment: "print the page on shutting off water, gas and power; keep it by the door",
        },
      ],
    },
  ],
});
