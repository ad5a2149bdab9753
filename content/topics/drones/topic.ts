import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "drones",
  title: "Drones",
  path: "/drones",
  tilePath: "/blog/drone",
  description:
    "Which drone to buy first, the rules that apply before you take off, LiPo care, reference and store links, my five aircraft, and what an FPV kit really costs.",
  lede: "A guide for the person I was two winters ago: what to buy first, who to learn from, and what the whole bag really costs.",
  hue: "oklch(0.87 0.18 98)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "Model of a white camera drone hovering above a round landing pad among small trees.",
    summary: "Starter picks, references, the fleet and the FPV bench.",
  },
  blocks: [
    {
      kind: "prose",
      title: "Goals",
      intro: "Decide what the flying is for. The shopping follows.",
      text: `There are two hobbies here that share a propeller. One is photography: the aircraft holds still, the camera is the point, and the best flight is an uneventful one. The other is flying: you wear goggles, the aircraft does exactly what your thumbs say, and at first your thumbs say *tree*. I do both, and I bought things in the wrong order for both. These four goals would have saved me about $600.`,
    },
    {
      kind: "goals",
      items: [
        "**Film what a tripod cannot reach,** and come home with three usable shots rather than forty minutes of horizon.",
        "**Learn to fly in acro,** with no self-levelling, because every other mode becomes easy afterwards.",
        "**Repair everything on my own bench.** A broken arm should cost $12 and an evening, not a new aircraft.",
        "**Stay legal and boring:** registered, in sight, under the ceiling, airspace checked every single time.",
      ],
    },
    {
      kind: "tiles",
      title: "Starter drones",
      intro: "Three ways in, cheapest crash first.",
      items: [
        {
          title: "A simulator and a real radio",
          url: "https://www.velocidrone.com/",
          imgUrl: "./starters/simulator-and-radio.svg",
          alt: "Monitor showing race gates in a simulator, with a radio transmitter in front.",
          comment: "twenty hours here saves two aircraft; the radio is one you keep",
        },
        {
          title: "A tiny whoop kit",
          url: "https://betafpv.com/",
          imgUrl: "./starters/tiny-whoop-kit.svg",
          alt: "Tiny whoop, goggles, radio and three single-cell batteries laid out.",
          comment: "indoors, all winter, and it bounces; buy six batteries, not three",
        },
        {
          title: "A camera drone under 250 g",
          url: "https://www.dji.com/",
          imgUrl: "./starters/camera-drone.svg",
          alt: "Camera drone over its landing pad, with the 120 metre ceiling marked.",
          comment: "flies itself from day one; the first choice if you came for the pictures",
        },
      ],
    },
    {
      kind: "prose",
      text: `If you want pictures, buy the camera drone, read the [rules](#rules) and the [batteries](#batteries), and skip the bench. If you want to *fly*, do not start with a five-inch: at full throttle it passes 80 mph and it carries enough energy to put someone in hospital. Simulator until you can do ten minutes without touching the ground, whoop until you stop hitting the fridge, then build.

One thing to check before you fall in love with a model: in December 2025 the FCC put foreign-made drones and their critical parts on its Covered List, which keeps new models from being approved for sale in the US. What was approved before can still be sold and flown. There are exemptions, some with an end date, and the details keep moving, so look up the exact model on the day you buy.`,
    },
    {
      kind: "facts",
      title: "Rules",
      intro: "United States, flying for fun. A summary, not legal advice.",
      items: [
        {
          term: "TRUST",
          text: "Every recreational flyer takes [The Recreational UAS Safety Test](https://www.faa.gov/uas/recreational_flyers/knowledge_test_updates): free, online, half an hour, and it does not expire. Save the certificate; the provider cannot look it up for you later.",
        },
        {
          term: "Registration",
          text: "From 250 g (0.55 lb) take-off weight: $5 for three years on FAA DroneZone. For recreation one number covers everything you own, and it goes on the outside of each aircraft.",
        },
        {
          term: "Remote ID",
          text: "Whatever has to be registered also has to broadcast its identity, through built-in electronics or an add-on module, unless you fly inside an FAA-recognised identification area (FRIA).",
        },
        {
          term: "Ceiling",
          text: "400 feet above the ground in uncontrolled airspace. Near airports you need authorisation first, usually in seconds through LAANC in an approved app, often with a lower ceiling.",
        },
        {
          term: "Line of sight",
          text: "You, or a visual observer standing beside you and talking to you, must see the aircraft. With goggles on that means the observer is not optional.",
        },
        {
          term: "Keep clear",
          text: "Give way to everything with a person in it. No flying over wildfires, accidents or stadiums on game day, and [no launching or landing in national parks](https://www.nps.gov/articles/unmanned-aircraft-in-the-national-parks.htm). States and cities add their own.",
        },
        {
          term: "Guidelines",
          text: "The recreational exception asks you to follow the safety guidelines of an FAA-recognised community organisation. Choose one, read it, keep the page.",
        },
        {
          term: "Not for fun",
          text: "A paid shoot, a favour for an estate agent, footage for a business: that is Part 107, with a test, a certificate, and registration whatever the weight.",
        },
        {
          term: "Radio",
          text: "Many FPV video transmitters are not certified for unlicensed use and need an amateur licence in the US. The Technician exam is a weekend of reading.",
        },
      ],
    },
    {
      kind: "note",
      text: "Rules differ by country and change often. In the EU most camera drones need a registered operator even under 250 g, with a ceiling of 120 m. The UK has asked for a Flyer ID from 100 g since January 2026. Canada, Australia and Japan each have their own scheme. Read the authority's own page, for the place you are standing in, in the week you fly.",
    },
    {
      kind: "links",
      title: "References",
      intro: "The law first, then the craft.",
      items: [
        {
          title: "FAA, Unmanned Aircraft Systems",
          url: "https://www.faa.gov/uas",
          comment: "start here, and come back every spring",
        },
        {
          title: "TRUST test providers",
          url: "https://www.faa.gov/uas/recreational_flyers/knowledge_test_updates",
          comment: "all of them are free",
        },
        {
          title: "FAA DroneZone",
          url: "https://faadronezone-access.faa.gov/",
          comment: "registration; ignore the lookalikes that charge $30",
        },
        {
          title: "B4UFLY",
          url: "https://www.faa.gov/uas/getting_started/b4ufly",
          comment: "the approved airspace apps; check it every time",
        },
        { title: "Remote ID", url: "https://www.faa.gov/uas/getting_started/remote_id" },
        {
          title: "EASA, drones",
          url: "https://www.easa.europa.eu/en/domains/drones-air-mobility",
          comment: "Europe, with links to each country",
        },
        { title: "UK Civil Aviation Authority, drones", url: "https://www.caa.co.uk/drones/" },
        { title: "Transport Canada, drone safety", url: "https://tc.canada.ca/en/aviation/drone-safety" },
        {
          title: "Betaflight",
          url: "https://betaflight.com/",
          comment: "read the tuning notes before touching a slider",
        },
        {
          title: "ExpressLRS",
          url: "https://www.expresslrs.org/",
          comment: "the radio link; same firmware version at both ends",
        },
        { title: "EdgeTX", url: "https://edgetx.org/", comment: "what runs on the radio itself" },
        {
          title: "Oscar Liang",
          url: "https://oscarliang.com/",
          comment: "long, patient, current; the first place I look",
        },
        {
          title: "Joshua Bardwell",
          url: "https://www.youtube.com/@JoshuaBardwell",
          comment: "you will learn something today",
        },
        {
          title: "IntoFPV forum",
          url: "https://intofpv.com/",
          comment: "post the photo of your solder joints, be told kindly",
        },
        {
          title: "ArduPilot Copter",
          url: "https://ardupilot.org/copter/",
          comment: "when it should fly itself, properly",
        },
        { title: "MultiGP", url: "https://www.multigp.com/", comment: "races and chapters; go and watch one" },
        {
          title: "Academy of Model Aeronautics",
          url: "https://www.modelaircraft.org/",
          comment: "fields, insurance, safety guidelines",
        },
        { title: "ARRL", url: "https://www.arrl.org/", comment: "the amateur radio licence" },
        { title: "UAV Forecast", url: "https://www.uavforecast.com/", comment: "wind at height, gusts, satellites" },
      ],
    },
    {
      kind: "links",
      title: "Stores",
      intro: "No codes, no commission. All have answered an email.",
      items: [
        { title: "GetFPV", url: "https://www.getfpv.com/", comment: "wide stock, good product questions" },
        { title: "RaceDayQuads", url: "https://www.racedayquads.com/", comment: "fast shipping, sensible bundles" },
        { title: "Pyrodrone", url: "https://pyrodrone.com/", comment: "frames and the odd parts" },
        { title: "NewBeeDrone", url: "https://newbeedrone.com/", comment: "whoops and the small screws they lose" },
        { title: "Rotor Riot", url: "https://rotorriot.com/", comment: "ready-built aircraft, with support" },
        { title: "Unmanned Tech", url: "https://www.unmannedtechshop.co.uk/", comment: "when I am in Britain" },
      ],
    },
    {
      kind: "images",
      title: "The fleet",
      intro: "Five aircraft, in order of hours flown. Widths in millimetres.",
      items: [
        {
          title: "Scout",
          imgUrl: "./fleet/camera-drone-249-g.svg",
          alt: "Folding camera drone in plan and front view, marked 249 grams, 180 millimetres between the front motors.",
          comment: "249 g folding camera drone; the one that is always in the bag",
        },
        {
          title: "Kestrel",
          imgUrl: "./fleet/freestyle-5-inch.svg",
          alt: "Five-inch freestyle quad in plan and front view, 159 millimetres between motors.",
          comment: "5-inch freestyle; on its third set of arms and fourth camera mount",
        },
        {
          title: "Midge",
          imgUrl: "./fleet/tiny-whoop.svg",
          alt: "Tiny whoop with four small ducts and a canopy, in plan and front view, 46 millimetres between motors.",
          comment: "65 mm whoop, measured corner to corner; has met every lampshade in the house",
        },
        {
          title: "Heron",
          imgUrl: "./fleet/long-range-7-inch.svg",
          alt: "Seven-inch long-range quad with spread front arms, in plan and front view, 223 millimetres between the front motors.",
          comment: "7-inch with GPS; slow, quiet, twenty minutes on a good pack",
        },
        {
          title: "Wren",
          imgUrl: "./fleet/cinewhoop-3-inch.svg",
          alt: "Three-inch ducted cinewhoop in plan and front view, 100 millimetres between motors.",
          comment: "3-inch cinewhoop; ducts for working near things, loud as a hairdryer",
        },
      ],
    },
    {
      kind: "gear",
      title: "FPV gear",
      intro: "One five-inch and everything it needs. Rounded prices, and they move.",
      groups: [
        {
          title: "In the air",
          items: [
            {
              title: "5-inch frame kit",
              url: "https://www.impulserc.com/",
              price: 90,
              weight: 130,
              comment: "order two spare arms with it",
            },
            {
              title: "Flight controller and 4-in-1 ESC stack",
              url: "https://www.speedybee.com/",
              price: 110,
              weight: 30,
            },
            {
              title: "Motor, 2207, about 1,900 KV",
              price: 22,
              quantity: 4,
              weight: 33,
              comment: "for six cells; buy a fifth",
            },
            {
              title: "Digital video transmitter and camera",
              price: 170,
              weight: 40,
              comment: "the expensive part; must match the goggles",
            },
            { title: "ExpressLRS receiver", price: 20, weight: 2 },
            { title: "GPS module", price: 20, weight: 10, comment: "for rescue mode and for finding it in the wheat" },
            { title: "Remote ID broadcast module", price: 80, weight: 15, comment: "one, moved between aircraft" },
            {
              title: "Props, set of four",
              url: "https://www.hqprop.com/",
              price: 4,
              quantity: 10,
              weight: 18,
              comment: "they are a consumable",
            },
            { title: "LiPo, 6S 1,300 mAh", price: 38, quantity: 4, weight: 210 },
          ],
        },
        {
          title: "On the ground",
          items: [
            {
              title: "Goggles",
              url: "https://caddxfpv.com/",
              price: 500,
              weight: 300,
              comment: "try them on first; noses differ",
            },
            {
              title: "Radio with Hall-sensor gimbals and ExpressLRS",
              url: "https://www.radiomasterrc.com/",
              price: 140,
              weight: 530,
              comment: "buy this first and use it in the simulator",
            },
            { title: "Balance charger, dual channel", url: "https://www.isdt.co/", price: 110, weight: 500 },
            { title: "Cell checker", price: 8, weight: 15, comment: "before every flight, and before every charge" },
            {
              title: "Ammo can, lid seal removed, and LiPo bags",
              price: 30,
              comment: "a sealed can is a pressure vessel",
            },
            {
              title: "Soldering iron, USB-C",
              url: "https://pine64.com/",
              price: 35,
              weight: 60,
              comment: "runs from a power bank in a field",
            },
            {
              title: "Hex drivers, 1.5, 2 and 2.5 mm",
              price: 25,
              weight: 120,
              comment: "good steel, or you will drill the screws out",
            },
            {
              title: "Current-limiting plug (smoke stopper)",
              price: 15,
              weight: 20,
              comment: "first power-up after any repair",
            },
            { title: "Prop nut driver", price: 10, weight: 60 },
          ],
        },
      ],
    },
    {
      kind: "goals",
      title: "Batteries",
      intro: "The boring section that prevents fires.",
      items: [
        "**Charge at 1C or less** unless the label allows more: 1.3 A for a 1,300 mAh pack. Always through the balance lead, with the cell count set right.",
        "**Stay with it.** On a surface that does not burn, away from anything that does, never overnight, never in the truck while I am off filming.",
        "**Land at 3.5 V a cell** under load. A cell taken below 3.0 V is damaged, and a damaged cell is the one that goes wrong on the charger.",
        "**Store at 3.80 to 3.85 V.** A pack left full for weeks swells; one left empty may never come back. Most chargers have a storage button. Press it the same evening.",
        "**Let it cool, and let it warm.** No charging straight after a flight, none below freezing, and no launch with a pack cold from the truck: the voltage sags when you need it.",
        "**Retire it** when it is puffed, dented, punctured, or one cell lags the others by more than about 0.1 V after balancing. A tired but sound pack I discharge first; a damaged one I leave alone, outdoors, in a bucket of dry sand. Tape the leads, take it to a [battery recycler](https://www.epa.gov/recycle/used-lithium-ion-batteries), and ring first if it is damaged, as those are handled separately. Never the household bin.",
        "**On aeroplanes:** spare packs go in the cabin, never in checked bags, each with its terminals covered. Up to 100 Wh needs no approval; a 6S 1,300 is about 29 Wh. [The FAA page](https://www.faa.gov/hazmat/packsafe/lithium-batteries) and your airline have the rest.",
      ],
    },
    {
      kind: "plate",
      imgUrl: "./plates/lipo-voltages.svg",
      alt: "One lithium polymer cell drawn as a gauge: 4.20 volts full, 3.85 volts store, 3.50 volts land, 3.00 volts never.",
      caption:
        "One ordinary LiPo cell. Multiply by the number on the label: a 6S pack is full at 25.2 V and wants to be landed at 21 V.",
    },
    {
      kind: "note",
      tone: "caution",
      text: "Propellers off before the aircraft is plugged in on the bench. Every time, also for a firmware update, also for ten seconds. If a pack hisses, swells or smokes, do not pick it up: get away from the smoke, get people out and call the fire service.",
    },
  ],
});
