import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "ppg",
  title: "Paragliding",
  path: "/ppg",
  tilePath: "/blog/ppg",
  backgroundClass: "sky",
  description:
    "Paragliding and paramotoring, plainly: what it is, how to learn it, when not to fly, the gear by name and price, a preflight check, and Part 103 in short.",
  lede: "A wing that fits in a backpack and a motor that fits in a truck bed. Most of the skill is deciding when not to go, and I'm still working on it.",
  hue: "oklch(0.82 0.13 206)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "A paramotor pilot under a striped orange wing, above a small landscape with a river and a snowy peak.",
    summary: "Wing, motor, weather, patience.",
  },
  blocks: [
    {
      kind: "prose",
      title: "What it is",
      intro: "Forty cells of nylon and a lot of string.",
      text: `A paraglider is an aircraft with almost no stiff parts. Air rams in through openings along the leading edge, the cells inflate, and fabric becomes an airfoil that flies at about 24 mph. Its trim speed is sewn in. Brakes slow it, trimmers and speed bar add a few mph, and no amount of skill adds more, so that one number decides which winds you can fly in. You hang 23 feet below on thin lines, steer with two brake handles and your hips, and launch and land on your feet.

**Free flight** starts from a hill and goes up only where the air does: wind deflected by a ridge, thermals, the smooth lift some valleys give off in the evening. **Powered paragliding** (PPG, paramotoring) puts a two-stroke and a propeller on your back, so a flat field will do. The wings look alike and the habits are opposite. A free-flight pilot hunts rising air. I don't want any of it: give me a still hour after sunrise, a thousand feet over the hay, on a little less than a gallon of fuel.

There's no easier aircraft to start on, and few that are easier to get careless in. What hurts people is seldom exotic: wind they'd measured and ignored, a motor started with nobody holding it, a low turn close to the ground, water.`,
    },
    {
      kind: "plate",
      imgUrl: "./plates/wing.svg",
      alt: "Paraglider wing from above with intakes, leading edge, trailing edge and stabilizer named; below it a section through the wing with line rows A, B and C, the riser and the brake line.",
      caption:
        "The wing from above, and cut along the flow. A lines carry the nose, B and C the rest; the brake pulls down the trailing edge, which turns or slows you and, held too deep for too long, stalls you.",
    },
    {
      kind: "photos",
      items: [
        {
          imgUrl: "./photos/morning-mist-hills.jpg",
          alt: "A narrow road curves over green rolling hills lined with cypresses to a farmhouse on a rise, with morning mist in the valleys beyond.",
          title: "Morning mist, small road",
          comment:
            "when mist lies this still there's hardly any wind down here. For the air above it, I watch the clouds",
        },
        {
          imgUrl: "./photos/valley-in-summer.jpg",
          alt: "Seen from above, a river loops through pale green meadows and dark conifers in a wide valley between hazy mountains, with cloud shadows on the slopes.",
          title: "Valley in summer",
          comment:
            "a render, but I've stood above valleys like it at one in the afternoon: the sunny side throws thermals and the shaded side sinks. At seven in the morning neither has started",
        },
      ],
    },
    {
      kind: "steps",
      title: "How to learn",
      intro: "From an instructor. I can only help you choose one.",
      items: [
        {
          title: "Find an instructor before any gear",
          text: "In the US look for one certified by [USPPA](https://usppa.org/schools/) for paramotor (PPG1 to PPG3) or [USHPA](https://www.ushpa.org/) for free flight (P1 to P5). Visit, watch a class, ask how they decide to cancel. Buy what they teach on, in your size.",
          caution:
            "A bargain wing bought online is usually too small, too sporty or too old. Weight range and porosity are not visible in a photograph.",
        },
        {
          title: "Kite the wing first",
          text: "Ten to twenty hours of ground handling in a field: wing up, wing still overhead, wing down, until your hands answer before you've looked. Everything that goes wrong in a launch goes wrong here first, without a propeller.",
        },
        {
          title: "Tow, hill or tandem",
          text: "First flights without the motor, or on a tandem with the instructor (in the US under the school's FAA exemption), so that the air is the only new thing that day.",
        },
        {
          title: "Add the motor last",
          text: "Simulator frame, throttle drills, full-power runs that stop short. Then one flight with a radio in your ear, a large field and nothing to prove. A course takes a week to ten days of good weather; set aside three weeks for it.",
        },
        {
          title: "Keep going back",
          text: "The first fifty flights in morning air with someone watching. Then a maneuvers course (SIV) over water with a rescue boat, to meet collapses where they are survivable.",
        },
      ],
    },
    {
      kind: "prose",
      text: `**My first flight alone** was near Lake Wales, Florida, in March 2019, on the ninth day of a ten-day course. I'd spent the other eight being dragged around a field by a wing. Ray, who was teaching me, said three things over the radio. “Run.” Then “Keep running.” Then, at two hundred feet, when I still hadn't breathed, “You can sit down now.” I made four left turns over somebody's orange trees and touched nothing I didn't have to. I landed on my knees, motor off, grinning like a fool, at ten past eight. Ray unclipped me, looked at the windsock, which had begun to twitch, and told the other two students to pack up. One of them had been next for three days. Nobody argued. I think about that windsock more than about the flight.`,
    },
    {
      kind: "plate",
      imgUrl: "./plates/launch-sequence.svg",
      alt: "Forward launch in four stages: wing laid out behind the pilot, wing rising at an angle as the pilot runs, wing overhead, pilot and wing airborne.",
      caption:
        "A forward launch for light wind. 1, laid out behind, leading edge farthest away. 2, steady pull, hands follow the risers. 3, overhead: look up, check, decide. 4, power on, and keep running until the harness carries you.",
    },
    {
      kind: "goals",
      title: "Weather rules",
      intro: "These are for a new pilot, and your instructor's numbers replace mine.",
      items: [
        "**Wind on the ground under 8 mph,** measured for five minutes at head height, not guessed. My own ceiling after years is 12.",
        "**Gusts no more than 5 mph over the lull.** The spread matters more than the average, because it is the turbulence you will meet.",
        "**Under 15 mph at a thousand feet,** because a wing that trims at 24 goes home at 9. With the wind aloft near your airspeed you go where it goes.",
        "**First two or three hours after sunrise, last two before sunset.** The ground heats the air in between; the black bars below are when it lets go.",
        "**Nothing tall and growing.** Cumulus with towers, any thunderstorm within 50 miles, a front due today: the gust front arrives long before the rain.",
        "**Never behind things.** Rotor sits in the lee of trees, barns and ridges, for ten times their height or more.",
        "**Near the coast or a big lake,** expect the breeze from late morning: cooler, stronger, and from a new direction within a minute.",
        "**Any doubt is an answer.** Staying down costs one morning.",
      ],
    },
    {
      kind: "plate",
      imgUrl: "./plates/flying-day.svg",
      alt: "Strength of the air through a summer day as bars around a dial from 6 to 21 hours: low white bars in the morning and evening stay under a dashed limit, tall black bars marked thermals cross it from about 10 to 17.",
      caption:
        "A clear summer day, in local hours: white is flyable for a new pilot, black is not. The shape is typical, the times are not; season, ground and cloud move all of it.",
    },
    {
      kind: "flyable",
      title: "Is it flyable?",
      intro: "Type in what you measured, and it checks my rules for you.",
      caption:
        "My limits, before I unpack anything. Take lull, wind and gusts from the same five minutes. The launch faces the way you'll run.",
      levels: [
        { title: "New pilot", upTo: 200, wind: { under: 8 }, spread: { most: 5 }, aloft: { under: 15 } },
        { title: "After years", wind: { most: 12 }, spread: { most: 5 }, aloft: { under: 15 } },
      ],
      angle: { most: 30 },
      base: { least: 1500 },
      reasons: {
        wind: "People get hurt in wind they measured and then ignored.",
        spread: "The spread is the turbulence I'd meet.",
        aloft: "With the wind up there near my airspeed, I go where it goes.",
        angle: "I run into the wind, not across it.",
        base: "That leaves no room for a thousand feet over the hay and 500 more below the cloud.",
      },
      closing:
        "These numbers are only part of it. Check the time of day, what stands upwind, clouds that are tall and growing, fronts due today, the sea breeze, the airspace, your kit, and how you slept.",
    },
    {
      kind: "gear",
      title: "The kit",
      intro: "What I'd buy today, at rough new prices. Spend on training first.",
      checked: "2026-11",
      groups: [
        {
          title: "To leave the ground",
          items: [
            {
              title: "Training, to a first rating",
              price: 3200,
              comment: "good schools let you use their wing and motor",
            },
            {
              title: "Ozone Mojo PWR 2, size 26",
              url: "https://flyozone.com/paramotor/products/gliders/mojo-pwr-2",
              price: 3800,
              weight: 5500,
              comment:
                "beginner class, with or without a motor. The 26 carries 80 to 130 kg, or 176 to 287 lb, and that's you, motor, fuel and boots",
            },
            {
              title: "Parajet Maverick with Vittorazi Moster 185 Plus",
              url: "https://vittorazi.com/en/motori/moster-185/",
              price: 9500,
              weight: 27000,
              comment:
                "25 hp, 75 kg of thrust, and parts are easy to get. The link is the motor. That 27 kg is from my own scale, harness on and tank empty. If you weigh less than 150 lb, 68 kg, look at the Atom 80: several pounds lighter, and it climbs well enough",
            },
            {
              title: "Ozone Angel SQ reserve",
              price: 900,
              weight: 1500,
              comment:
                "square, so it swings less than the round one below. Buy the size whose limit covers you and everything you hang under it, motor included",
            },
            {
              title: "Helmet to EN 966, with earmuffs and radio",
              price: 550,
              weight: 1000,
              comment: "there's a two-stroke behind your head, and it's over 95 dB",
            },
            { title: "Ankle boots", price: 180, weight: 1300, comment: "tape over the hooks, or they catch lines" },
          ],
        },
        {
          title: "To come back in one piece",
          items: [
            {
              title: "Kiting harness",
              price: 200,
              weight: 1500,
              comment: "so you can practice without 60 lb of motor",
            },
            {
              title: "Kestrel 1000 wind meter",
              price: 100,
              weight: 65,
              comment:
                "shows the wind, the average and the highest gust, but not the lull. Watch for that yourself: the spread is gust less lull",
            },
            {
              title: "XC Tracer Maxx II",
              url: "https://www.xctracer.com/en/xctracermaxx",
              price: 600,
              comment: "vario, GPS and the track for my log. A phone with XCTrack does most of it",
            },
            {
              title: "Automatic flotation, pair",
              price: 180,
              weight: 900,
              comment: "whenever there's water in gliding range. The motor sinks, and you're strapped to it",
            },
            { title: "Hook knife", price: 25, weight: 40, comment: "reachable with either hand" },
            {
              title: "Strobe, visible for 3 statute miles",
              price: 60,
              weight: 80,
              comment: "required for the half hour of twilight",
            },
            {
              title: "Fuel can, filter funnel and mixing bottle",
              price: 45,
              weight: 1600,
              comment: "oil ratio from the engine's manual, written on the can",
            },
          ],
        },
      ],
    },
    {
      kind: "images",
      items: [
        {
          title: "The motor",
          imgUrl: "./plates/paramotor.svg",
          alt: "Seated paramotor pilot from the side with riser, throttle, reserve, hoop, propeller, engine and fuel tank named.",
          comment: "the hoop keeps lines and hands out of the propeller. On the ground, don't count on it",
        },
        {
          title: "The reserve",
          imgUrl: "./plates/reserve.svg",
          alt: "Pilot hanging by a bridle under an open round reserve parachute, the paraglider curled into a horseshoe at its side.",
          comment: "a round one. Look, pull, throw hard into clear air, then pull the wing in so the two don't fight",
        },
      ],
    },
    {
      kind: "goals",
      title: "Preflight",
      intro: "I say it out loud before every flight, and nobody gets to talk to me until I'm done.",
      items: [
        "**Me:** slept, fed, sober, not in a hurry. Someone knows where I am and when to worry.",
        "**Air:** forecast read, wind measured, airspace and TFRs checked, landing options named for every side of the field.",
        "**Frame:** hoop joints, netting, propeller edges and bolts, exhaust springs, spark plug cap, fuel lines. Shake it and listen.",
        "**Fuel:** right mix, half an hour more than planned (the Moster burns about 3 liters, 0.8 gallons, an hour at cruise and more when climbing), vent open, cap tight.",
        "**Start:** clear prop, throttle checked free and at idle, motor on my back or braced against something solid, never held up with one hand. Kill switch under my thumb and known to work.",
        "**Wing:** laid out, cells clear, lines free of knots and sticks, tips out.",
        "**Me again:** helmet, leg straps, chest strap, carabiners closed and facing the right way, reserve pin in, handle where my hand expects it.",
        "**Trim and brakes:** trimmers set for launch, speed bar clear, brakes in the right hands and untwisted.",
        "**Last look:** wind still the same, runway and sky clear, abort point chosen.",
      ],
    },
    {
      kind: "note",
      tone: "caution",
      text: "Leg straps first, always. Pilots have launched without them and hung by their arms. And treat the propeller as running whenever the ignition is live: [the most common serious injury](https://www.footflyer.com/where-paramotor-propeller-injuries-happen/) on the ground is a hand or an arm in it, mostly while starting.",
    },
    {
      kind: "table",
      title: "Airspace",
      intro:
        "United States, [14 CFR Part 103](https://www.ecfr.gov/current/title-14/chapter-I/subchapter-F/part-103), in short. Read the original too: it's a few pages.",
      checked: "2026-11",
      caption: "What makes an ultralight (§103.1), and where a paramotor stands",
      columns: ["Limit", "The rule", "Mine"],
      rows: [
        ["Occupants", "One, for sport or recreation only", "One"],
        [
          "Empty weight",
          "Less than 254 lb (115 kg) with a motor, 155 lb without; floats and safety devices not counted",
          "About 72 lb with the wing",
        ],
        ["Fuel", "5 US gallons", "About 3"],
        ["Full power, level", "55 knots", "About 25"],
        ["Stall, power off", "24 knots or less", "About 13"],
      ],
    },
    {
      kind: "facts",
      checked: "2026-11",
      items: [
        {
          term: "License, §103.7",
          text: "You don't need one, or a medical, or a registration. That lasts as long as we don't bother anybody. Take the training anyway.",
        },
        {
          term: "Hours, §103.11",
          text: "Sunrise to sunset. In uncontrolled airspace also the half hour before and after, with an anti-collision light visible for 3 statute miles.",
        },
        {
          term: "Right of way, §103.13",
          text: "Every aircraft has it, and so do unpowered ultralights if you have a motor. See, avoid, and stay away from the approach ends of small runways.",
        },
        {
          term: "People, §103.15",
          text: "Never over a congested area of a city, town or settlement, nor over an open-air assembly of people. No height makes it legal.",
        },
        {
          term: "Controlled, §103.17",
          text: "Class A, B, C and D, and the surface area of Class E around an airport, need prior permission from air traffic control. Everyday flying happens in G and in the E above it.",
        },
        {
          term: "Closed today, §103.20",
          text: "Check [temporary flight restrictions](https://tfr.faa.gov/) before each flight: wildfires, stadiums, visiting dignitaries. Landowners and parks have their own say about launching and landing.",
        },
        {
          term: "Seeing, §103.21 and 23",
          text: "Always in sight of the ground. Up to 1,200 feet above ground in Class G: 1 mile of visibility and clear of cloud. Higher in G, and anywhere in Class E, stay 500 feet below cloud, 1,000 above and 2,000 to the side; E also wants 3 miles of visibility. For those two, from 10,000 feet above sea level, it is 5 miles, 1,000 feet above and below, and a mile to the side.",
        },
      ],
    },
    {
      kind: "plate",
      imgUrl: "./plates/airspace.svg",
      alt: "Section through airspace: Class B as an upside-down stepped cake over a large airport, Class D as a drum up to about 2,500 feet over a small one, Class G up to 1,200 feet with a paraglider in it, Class E above.",
      caption:
        "A simplified slice, not to scale. E often begins at 700 feet near airports, sometimes at the ground; ceilings and shelves are printed on the sectional chart.",
    },
    {
      kind: "note",
      text: "Other countries differ a great deal. Britain asks for no paramotor license but applies the air law; Germany and France require a license for power, with a theory and a flight test. Ask the national federation before you pack the wing.",
    },
    {
      kind: "links",
      title: "Links",
      intro: "Schools first, then the weather, then the rules.",
      items: [
        {
          title: "USPPA: why use a certified instructor",
          url: "https://www.usppa.org/safety/why-use-a-certified-instructor/",
          comment: "what a paramotor rating covers, and what to ask before you pay",
        },
        {
          title: "FootFlyer: is paramotoring safe?",
          url: "https://www.footflyer.com/is-paramotoring-safe/",
          comment: "accidents taken apart by a man who flew airliners. Untidy, and worth a whole evening",
        },
        {
          title: "Aviation Weather Center",
          url: "https://aviationweather.gov/",
          comment: "METARs, TAFs and winds aloft",
        },
        {
          title: "Windy",
          url: "https://www.windy.com/",
          comment: "compare two models. Where they disagree, trust neither",
        },
        { title: "SkyVector", url: "https://skyvector.com/", comment: "sectional charts, free" },
        {
          title: "FAA aviation handbooks",
          url: "https://www.faa.gov/regulations_policies/handbooks_manuals/aviation",
          comment: "get the weather one. It's free and it's excellent",
        },
        {
          title: "Para-Test: certification reports",
          url: "https://para-test.com/reports",
          comment: "look up your wing, then read what it does when half of it folds",
        },
        {
          title: "My flight log",
          url: "/engineering#personal",
          comment: "I wrote it to work out the wind and the fuel burn from each track",
        },
      ],
    },
  ],
});
