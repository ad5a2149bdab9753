import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "drones",
  title: "Drones",
  path: "/drones",
  tilePath: "/blog/drone",
  description:
    "Which drone to buy first and what US law says at the register, the rules before takeoff, LiPo care, references, stores, my five aircraft, and an FPV kit by name.",
  lede: "The guide I needed before my first propeller: three good ways to start, what you can legally buy, and what a full FPV kit costs.",
  hue: "oklch(0.87 0.18 98)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "A white camera drone hovering above a round landing pad among small trees.",
    summary: "Starter picks, references, the fleet and the FPV bench.",
  },
  blocks: [
    {
      kind: "prose",
      title: "Goals",
      intro: "Decide what you want to fly for before you shop.",
      text: `Two hobbies are sold under one name. One is photography: the aircraft holds still by itself, the camera is the point, and the skill is in light and patience. The other is flying: you wear goggles, nothing levels the aircraft for you, and the skill takes a winter to grow. They share almost no equipment. I didn't know that, so I bought a ready-built five-inch before I could hover one, with a radio that fit nothing else, and lost about $600 selling both. I wrote these goals afterward.`,
    },
    {
      kind: "goals",
      items: [
        "**Film what a tripod cannot reach,** and come home with three usable shots rather than forty minutes of horizon.",
        "**Learn to fly in acro,** with no self-leveling. Angle mode hides the habit you need most: stopping a rotation yourself.",
        "**Repair everything on my own bench.** A broken arm should cost $12, props included, and an evening.",
        "**Stay legal:** registered where the weight asks for it, in sight, under the ceiling, airspace checked before every flight.",
      ],
    },
    {
      kind: "tiles",
      title: "Starter drones",
      intro: "From the cheapest crash to the most expensive. Prices are approximate.",
      checked: "2026-11",
      items: [
        {
          title: "RadioMaster Pocket and VelociDrone",
          url: "https://radiomasterrc.com/products/pocket-radio-controller-m2",
          imgUrl: "./starters/simulator-and-radio.svg",
          alt: "Monitor showing race gates in a simulator, with a radio transmitter in front.",
          comment: "a radio and a simulator, about $110, if you want to fly in goggles",
        },
        {
          title: "BETAFPV Cetus X kit",
          url: "https://betafpv.com/products/cetus-x-fpv-kit",
          imgUrl: "./starters/tiny-whoop-kit.svg",
          alt: "Ducted whoop, goggles, radio and three two-cell batteries laid out.",
          comment: "a whoop with goggles and radio, about $260, for a first winter indoors",
        },
        {
          title: "DJI Mini 3",
          url: "https://www.dji.com/mini-3",
          imgUrl: "./starters/camera-drone.svg",
          alt: "Camera drone over its landing pad, with a ceiling of 400 feet marked.",
          comment: "a camera drone under 250 g, about $420 if you find one, if you came for the pictures",
        },
      ],
    },
    {
      kind: "facts",
      checked: "2026-11",
      items: [
        {
          term: "The radio",
          text: "**Why:** Hall-effect sticks, ExpressLRS inside, and over USB it's a joystick, so whatever you learn in [VelociDrone](https://www.velocidrone.com/) you can use at the field. Twenty hours there saved me at least two aircraft. The price is about $70 for the radio, $15 for two 18650 cells, $25 for the simulator. **At the register:** order the ExpressLRS version with FCC firmware, not LBT, which is Europe's. The FAA doesn't care about a simulator.",
        },
        {
          term: "The whoop",
          text: "**Why:** ducts, 55 g with its battery, altitude hold for the first evening and full acro for the rest. In the ExpressLRS version it binds to the Pocket too. Order spare batteries with it; each one's good for about five minutes. **At the register:** the FAA does not regulate flight inside a building. Outdoors it needs no registration and no Remote ID at this weight, but you do need TRUST and, because of the goggles, a spotter.",
        },
        {
          term: "The camera",
          text: "**Why:** a 1/1.3-inch sensor, a camera that turns upright for tall subjects, half an hour in the air, and it holds still while you think. **At the register:** with the standard battery it stays under 250 g; the larger Plus battery takes it over the line, into registration and Remote ID. DJI stock in the US has been thin since the summer of 2025, so the one you find may be refurbished or an importer's. Ask who honors the warranty. **If there isn't one:** I'd look for the Potensic Atom 2, also under 250 g, also with a three-axis gimbal. It came out in 2025 at about $330, and its sensor is smaller. It's made in China too, but the law doesn't name its maker the way it names DJI.",
        },
      ],
    },
    {
      kind: "prose",
      text: `Do not start with a five-inch. At full throttle it passes 80 mph, and a pound and a half at that speed puts people in the hospital. Fly the simulator until you go ten minutes without touching the ground. Then fly the whoop until you're only hitting what you meant to. Then build.`,
    },
    {
      kind: "facts",
      title: "Before you buy",
      intro: "United States. The law kept moving all year, so look again on the day you pay.",
      checked: "2026-11",
      items: [
        {
          term: "Covered List",
          text: "On December 22, 2025 the FCC put all foreign-made drones and their critical parts (flight controllers, motors, batteries, video transmitters, radios) on its [Covered List](https://www.fcc.gov/supplychain/coveredlist). New models get no radio approval, and without one they cannot be imported or sold. DJI and Autel are on the list [by name](https://www.pillsburylaw.com/en/news-and-insights/fcc-categorical-prohibition-foreign-produced-uas-critical-components.html) as well, wherever their drones are built, and the exemptions below do not reach that entry.",
        },
        {
          term: "On the shelf",
          text: "Models approved before that day may still be imported, sold, bought and flown, and may get firmware until at least January 1, 2029. So what's on the shelf is 2025 models, if anything is. If you see the one you want, buy it with its spares. There's no next one to wait for.",
        },
        {
          term: "Exemptions",
          text: "Drones on the Pentagon's Blue UAS list and those that count as American-made are [exempt for a time](https://phillipslytle.com/fcc-grants-exemptions-for-certain-drones-from-covered-list), at first until January 1, 2027. They won't help a beginner: they're work machines, at the price of one. Since June 2026 toys are exempt as well, up to 150 g, without camera and without brushless motors, which leaves out every FPV whoop.",
        },
        {
          term: "Not decided",
          text: "In October 2025 the FCC [gave itself the power](https://agrispraydrones.com/blogs/news/october-policy-update-fcc-authorizations) to go back on approvals it has already given. Whether it'll use that on the drones above was still open when I looked. I'd buy one to fly, and not count on selling it in three years.",
        },
      ],
    },
    {
      kind: "table",
      title: "Rules",
      intro: "United States, flying for fun. I'm not a lawyer; this is a summary.",
      checked: "2026-11",
      caption: "What 250 g (0.55 lb) changes, weighed at takeoff with everything attached",
      columns: ["Outdoors", "250 g or less", "More than 250 g"],
      rows: [
        ["TRUST certificate", "Yes", "Yes"],
        ["FAA registration", "No", "Yes: $5 for three years, one number on all your aircraft"],
        ["Remote ID", "No", "Yes, built in or as a module, except inside a FRIA"],
        ["Sight, ceiling, airspace", "The same", "The same"],
        ["For a business, or a favor to a realtor", "Part 107: certificate, registration, Remote ID", "The same"],
      ],
    },
    {
      kind: "facts",
      checked: "2026-11",
      items: [
        {
          term: "TRUST",
          text: "[The Recreational UAS Safety Test](https://www.faa.gov/uas/recreational_flyers/knowledge_test_updates) is free, online, half an hour, and it does not expire. Save the certificate; the provider cannot look it up for you later.",
        },
        {
          term: "Remote ID",
          text: "If it has to be registered, it also has to broadcast its ID and position. A FRIA is a club field with permission to fly without. A module may move between aircraft that are listed in DroneZone.",
        },
        {
          term: "Ceiling",
          text: "400 feet above the ground in uncontrolled airspace. Near airports you need authorization first, usually in seconds through LAANC in an approved app, often with a lower ceiling.",
        },
        {
          term: "Line of sight",
          text: "You, or a visual observer standing beside you and talking to you, must see the aircraft. Goggles do not count as seeing, so FPV takes two people.",
        },
        {
          term: "Keep clear",
          text: "Give way to everything with a person in it. No flying over wildfires, accidents or stadiums on game day, and [no launching or landing in national parks](https://www.nps.gov/articles/unmanned-aircraft-in-the-national-parks.htm). States and cities add their own.",
        },
        {
          term: "Guidelines",
          text: "The recreational exception asks you to follow the safety guidelines of an FAA-recognized community organization, such as the FPV Freedom Coalition or the AMA, whose [safety code](https://www.modelaircraft.org/sites/default/files/documents/100.pdf) is the one I follow.",
        },
        {
          term: "Video power",
          text: "Many FPV transmitters are not certified for unlicensed use and need an amateur license. The HDZero in my list leaves the factory at 25 and 200 mW; its full watt is for license holders. [The Technician exam](https://www.arrl.org/getting-licensed) is a weekend of reading.",
        },
      ],
    },
    {
      kind: "note",
      text: "In the EU most camera drones need a registered operator even under 250 g, with a ceiling of 120 m. The UK has asked for a Flyer ID from 100 g since January 2026. Read what the authority says for wherever you're standing: [EASA](https://www.easa.europa.eu/en/domains/drones-air-mobility) leads to each country of the EU, the [CAA](https://www.caa.co.uk/drones/) is Britain's.",
    },
    {
      kind: "links",
      title: "References",
      intro: "Three for the law, four for the flying.",
      items: [
        {
          title: "FAA DroneZone",
          url: "https://faadronezone-access.faa.gov/",
          comment: "register here, for $5. The lookalikes charge $30",
        },
        {
          title: "B4UFLY",
          url: "https://www.faa.gov/uas/getting_started/b4ufly",
          comment: "the approved airspace apps. Open one before every flight",
        },
        {
          title: "Remote ID",
          url: "https://www.faa.gov/uas/getting_started/remote_id",
          comment: "which modules count, and where the FRIAs are",
        },
        {
          title: "Betaflight: freestyle tuning principles",
          url: "https://betaflight.com/docs/wiki/guides/current/Freestyle-Tuning-Principles",
          comment: "read it before you touch a slider, then touch fewer",
        },
        {
          title: "Oscar Liang: tuning with Blackbox",
          url: "https://oscarliang.com/pid-filter-tuning-blackbox/",
          comment: "I went back to this one so often I know where the pictures are",
        },
        {
          title: "Joshua Bardwell",
          url: "https://www.youtube.com/@JoshuaBardwell",
          comment: "he finds the fault slowly enough that you learn to find the next one",
        },
        {
          title: "MultiGP: what a chapter is",
          url: "https://www.multigp.com/chapters/chapter-benefits/",
          comment: "how local racing works. Then look for the chapter nearest you and go watch one evening",
        },
      ],
    },
    {
      kind: "links",
      title: "Stores",
      intro: "I get nothing if you buy there.",
      items: [
        {
          title: "GetFPV",
          url: "https://www.getfpv.com/",
          comment: "wide stock, and the questions under each product get answered",
        },
        { title: "RaceDayQuads", url: "https://www.racedayquads.com/", comment: "ships fast" },
        { title: "Pyrodrone", url: "https://pyrodrone.com/", comment: "frames, and the odd part nobody else has" },
        { title: "NewBeeDrone", url: "https://newbeedrone.com/", comment: "whoops, and the tiny screws by the bag" },
        { title: "Rotor Riot", url: "https://rotorriot.com/", comment: "ready-built, with people to ask" },
      ],
    },
    {
      kind: "images",
      title: "The fleet",
      intro: "Five aircraft, seen from above and from the front, in order of hours flown. Widths are in millimeters.",
      items: [
        {
          title: "Scout",
          imgUrl: "./fleet/camera-drone-249-g.svg",
          alt: "Folding camera drone, marked 249 grams, 180 millimeters between the front motors.",
          comment: "the 249 g camera drone. It's always in the bag, so it has most of the hours",
        },
        {
          title: "Kestrel",
          imgUrl: "./fleet/freestyle-5-inch.svg",
          alt: "Five-inch freestyle quad with a battery strapped on top, 159 millimeters between motors.",
          comment: "5-inch freestyle, on its third set of arms, which is why there are spares on the list below",
        },
        {
          title: "Midge",
          imgUrl: "./fleet/tiny-whoop.svg",
          alt: "Tiny whoop with four small ducts and a canopy, 46 millimeters between motors.",
          comment: "65 mm whoop, measured corner to corner. It lives in the hallway all winter",
        },
        {
          title: "Heron",
          imgUrl: "./fleet/long-range-7-inch.svg",
          alt: "Seven-inch long-range quad with spread front arms, 223 millimeters between the front motors.",
          comment: "7-inch with GPS. Big slow props keep it quiet, and a good pack lasts twenty minutes",
        },
        {
          title: "Wren",
          imgUrl: "./fleet/cinewhoop-3-inch.svg",
          alt: "Three-inch ducted cinewhoop, 100 millimeters between motors.",
          comment:
            "3-inch cinewhoop, with ducts for working close to things. It's loud, and it's down again in ten minutes",
        },
      ],
    },
    {
      kind: "gear",
      title: "FPV gear",
      intro: "What I'd buy today for one five-inch and everything it needs. Approximate prices, US shops.",
      checked: "2026-11",
      pack: true,
      groups: [
        {
          title: "In the air",
          items: [
            {
              title: "TBS Source One V5.1 frame",
              url: "https://www.team-blacksheep.com/products/prod:sourceone_v5",
              price: 40,
              weight: 125,
              comment: "an open design, so anyone may cut you its parts",
            },
            {
              title: "Spare arms for it",
              price: 8,
              quantity: 4,
              weight: 14,
              comment: "order them with the frame",
            },
            {
              title: "SpeedyBee F405 V4 stack, 55 A",
              url: "https://www.speedybee.com/speedybee-f405-v4-bls-55a-30x30-fc-esc-stack/",
              price: 100,
              weight: 34,
              comment: "flight controller and 4-in-1 ESC",
            },
            {
              title: "iFlight XING2 2207 motor, 1,750 KV",
              url: "https://shop.iflight.com/xing2-2207-4s-6s-fpv-motor-unibell-pro1464",
              price: 25,
              quantity: 5,
              weight: 31,
              comment: "for six cells. The fifth is the spare",
            },
            {
              title: "HDZero Freestyle V2 transmitter and a camera",
              url: "https://www.hd-zero.com/product-page/freestyle-v2-vtx",
              price: 190,
              weight: 32,
              comment: "has to match the goggles' system. The camera's sold separately",
            },
            {
              title: "Lumenier AXII 2 antenna",
              url: "https://www.lumenier.com/products/lumenier-axii-2-long-range-5-8ghz-antenna-lhcp",
              price: 22,
              quantity: 2,
              weight: 8,
              comment: "one's a spare. Same polarization at both ends",
            },
            {
              title: "RadioMaster RP1 V2 receiver",
              url: "https://radiomasterrc.com/products/rp1-expresslrs-2-4ghz-nano-receiver",
              price: 20,
              weight: 2,
            },
            {
              title: "Flywoo GM10 Pro V3 GPS",
              url: "https://flywoo.net/products/goku-gm10-pro-v3-gps-w-compass",
              price: 22,
              weight: 7,
              comment: "for rescue mode, and for finding it in the wheat",
            },
            {
              title: "Dronetag BS, Remote ID module",
              url: "https://www.dronetag.com/products/bs",
              price: 90,
              weight: 3,
              comment: "needed above 250 g",
            },
            {
              title: "HQProp 5x4.3x3 V2S, set of four",
              url: "https://www.hqprop.com/hq-freestyle-prop-5x43x3v2s-2cw2ccw-poly-carbonate-p0233.html",
              price: 4,
              quantity: 10,
              weight: 17,
              comment: "a nicked prop shakes the gyro, so change it",
            },
            {
              title: "CNHL Black 6S 1,300 mAh",
              url: "https://chinahobbyline.com/collections/cnhl-black-series-lipo-batteries",
              price: 35,
              quantity: 4,
              weight: 220,
            },
            {
              title: "Battery straps, rubberized, 250 mm",
              price: 4,
              quantity: 4,
              weight: 10,
              comment: "two per flight, crossed",
            },
          ],
        },
        {
          title: "On the ground",
          items: [
            {
              title: "HDZero Goggle 2",
              url: "https://www.hd-zero.com/product-page/hdzero-goggle-2",
              price: 650,
              weight: 300,
              comment:
                "for the digital five-inch, the analog whoop and, over HDMI, the simulator. The BoxPro costs half",
            },
            {
              title: "TrueRC X-AIR MK II patch antenna",
              url: "https://www.truerc.ca/shop/5-8ghz-2/receiver-long-range/x-air-5-8-mk-ii-2",
              price: 35,
              weight: 15,
              comment: "goes on the goggles and faces the field. Check SMA or RP-SMA",
            },
            {
              title: "RadioMaster Boxer, ExpressLRS",
              url: "https://radiomasterrc.com/products/boxer-radio-controller-m2",
              price: 140,
              weight: 530,
              comment: "full-size gimbals. If you have a Pocket, keep it and save the money",
            },
            {
              title: "ToolkitRC M6DAC charger",
              url: "https://www.toolkitrc.com/m6dac/",
              price: 120,
              weight: 500,
              comment: "two channels, wall or truck battery",
            },
            { title: "Cell checker", price: 8, weight: 15, comment: "before every flight, and before every charge" },
            {
              title: "Ammo can, lid seal removed, and LiPo bags",
              price: 30,
              weight: 2300,
              comment: "a sealed can is a pressure vessel",
            },
            {
              title: "Pinecil V2 soldering iron",
              url: "https://pine64.com/product/pinecil-smart-mini-portable-soldering-iron/",
              price: 35,
              weight: 60,
              comment: "get a wide tip. It runs off a USB-C power bank in a field",
            },
            {
              title: "Hex drivers, 1.5, 2 and 2.5 mm",
              price: 25,
              weight: 120,
              comment: "soft ones round off the screws",
            },
            {
              title: "VIFLY ShortSaver 2 smoke stopper",
              url: "https://viflydrone.com/products/vifly-short-safer",
              price: 20,
              weight: 20,
              comment: "cuts the current if a repair has left a short",
            },
            { title: "Prop nut driver, 8 mm", price: 10, weight: 60 },
          ],
        },
      ],
    },
    {
      kind: "goals",
      title: "Batteries",
      intro: "Lithium polymer, from the first charge to the recycler.",
      checked: "2026-11",
      items: [
        "**Charge at 1C or less** unless the label allows more: 1.3 A for a 1,300 mAh pack. Always through the balance lead, with the cell count set right.",
        "**Stay with it.** On a surface that does not burn, away from anything that does, never overnight, never in the truck while I am away from it.",
        "**Land at 3.5 V a cell** under load. A cell taken below 3.0 V is damaged, and a damaged cell is the one that goes wrong on the charger.",
        "**Store at 3.80 to 3.85 V.** A pack left full for weeks swells; one left empty may never come back. Most chargers have a storage button; press it the same evening.",
        "**Let it cool, and let it warm.** No charging right after a flight, none below freezing, and no launch with a pack cold from the truck: the voltage sags when you need it.",
        "**Retire it** when it is puffed, dented, punctured, or one cell lags the others by more than about 0.1 V after balancing. A tired but sound pack I discharge first; a damaged one I leave alone, outdoors, in a bucket of dry sand. Tape the leads, take it to a [battery recycler](https://www.epa.gov/recycle/used-lithium-ion-batteries), and call first if it is damaged, as those are handled separately. Never the household trash.",
        "**On airplanes:** spare packs go in the cabin, never in checked bags, each with its terminals covered. Up to 100 Wh needs no approval; a 6S 1,300 is about 29 Wh. [The FAA page](https://www.faa.gov/hazmat/packsafe/lithium-batteries) and your airline have the rest.",
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
      text: "Propellers off before the aircraft is plugged in on the bench. Every time, even for a firmware update, even for ten seconds. If a pack hisses, swells or smokes, do not pick it up: get away from the smoke, get people out and call 911.",
    },
  ],
});
