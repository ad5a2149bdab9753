import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "3d-printing",
  title: "3D printing",
  path: "/blog/3d-printing",
  tilePath: "/blog/3d-printing",
  description:
    "Printers, filament and useful prints: a material table with temperatures, a first-layer checklist, design rules that hold, gear with prices and safety.",
  lede: "Printers, filament and useful prints. Mostly brackets, and I am at peace with that.",
  hue: "oklch(0.8 0.13 184)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "A 3D printer printing a small boat, with spools and printed parts around it.",
    summary: "Filament, fits and a great many brackets.",
  },
  blocks: [
    {
      kind: "prose",
      title: "Why",
      intro: "The part that nobody sells, by tonight.",
      text: `A printer is worth having for the gap between what shops sell and what your house, truck and drones need: the missing knob, the adaptor between two threads, the hook with exactly the right reach. I draw it after breakfast and it is on the wall by dinner, for about fifty cents of plastic. The printed [gimbal mount](/engineering) began that way, and so did half of the little clips in the [truck](/blog/honda-ridgeline-tonneau-install).

What surprised me is how little of it is about the printer. A good print is a dry spool, a clean sheet, a sound first layer and a part designed for the process. The machine comes fifth.`,
    },
    {
      kind: "facts",
      title: "Printers",
      intro: "Four kinds, by what they are good at.",
      items: [
        {
          term: "Open frame, moving bed",
          text: "The cheapest good start. Fine for PLA, PETG and TPU. Tall thin parts wobble, since the bed carries them back and forth.",
        },
        {
          term: "Enclosed CoreXY",
          text: "The bed only moves down, so it prints faster and cleaner, and the warm box lets you use ASA, ABS and nylon. If you know that you want those, start here.",
        },
        {
          term: "Resin",
          text: "Beautiful at five centimetres, a chore at twenty. Uncured resin is a skin sensitiser: gloves, eye protection, ventilation, and a place for the washing. I send those jobs out.",
        },
        {
          term: "Someone else's",
          text: "Many libraries and makerspaces have one. Print three things there before you buy, and you will know which of these you need.",
        },
      ],
    },
    {
      kind: "table",
      title: "Materials",
      intro: "Usual ranges. The label on the spool wins over any table, this one too.",
      caption: "Common filaments: nozzle and bed in °C, drying, and what I use them for",
      columns: ["Material", "Nozzle", "Bed", "Dry at", "Good for", "Mind"],
      rows: [
        [
          "PLA",
          "190 to 220",
          "50 to 60",
          "45 °C, 4 to 6 h",
          "Jigs, models, anything indoors",
          "Softens near 60 °C: a parked car will bend it",
        ],
        [
          "PETG",
          "230 to 250",
          "70 to 85",
          "65 °C, 6 h",
          "Brackets, boxes, outdoor bits in shade",
          "Strings when damp; bonds too well to smooth PEI, so use a textured sheet or glue stick",
        ],
        [
          "TPU 95A",
          "210 to 240",
          "30 to 60",
          "50 to 55 °C, 6 h",
          "Feet, grips, drone bumpers",
          "Print slowly, with little retraction and a direct-drive extruder",
        ],
        [
          "ASA or ABS",
          "235 to 260",
          "90 to 110",
          "80 °C, 4 to 6 h",
          "Sun, heat, the truck",
          "Warps in a draught: enclosure, and fumes led outside; ASA is the one that stands sunlight",
        ],
        [
          "Nylon (PA)",
          "240 to 270",
          "70 to 110",
          "80 to 90 °C, 8 to 12 h",
          "Gears, hinges, clips that flex",
          "Drinks water within hours: print from a dry box",
        ],
      ],
    },
    {
      kind: "plate",
      title: "First layer",
      intro: "Most failed prints fail in the first two minutes. Stay and watch them.",
      imgUrl: "./plates/first-layer.svg",
      alt: "Three nozzles over a bed in section: too high leaves round separate beads, right leaves flat joined ones, too low ploughs ridges.",
      caption: "Too high, right, too low. Adjust in steps of 0.02 mm while it prints.",
    },
    {
      kind: "goals",
      items: [
        "**Wash the sheet** with dish soap and hot water when something will not stick. Alcohol by itself mostly spreads the fingerprints thinner.",
        "**Clean the nozzle** while it is hot, with a brass brush. A blob on the tip fools the levelling probe.",
        "**Heat soak for five minutes** before levelling. Sheets change shape as they warm.",
        "**Print a single-layer square** and hold it to the light. No gaps between the lines, no rough ridges, and it should bend without splitting.",
        "**Slow down to 20 to 30 mm/s** for this layer, with the fan off.",
        "**Add a brim** of 5 mm to anything tall, thin or made of ASA.",
        "**Let the bed cool** before you pull. Most parts let go by themselves below 30 °C.",
      ],
    },
    {
      kind: "images",
      title: "Design rules",
      intro: "For a 0.4 mm nozzle and 0.2 mm layers. They have survived three printers.",
      items: [
        {
          imgUrl: "./plates/layer-orientation.svg",
          alt: "Two hooks carrying five kilograms: one with layers across the shank has snapped, one with lines along its shape holds.",
          title: "Layers like wood grain",
          comment: "pulled across its layers a part can lose half its strength, so lay hooks on their side",
        },
        {
          imgUrl: "./plates/overhang-angle.svg",
          alt: "Leaning walls of stacked layers at 30, 45 and 60 degrees from the vertical; the 60 degree wall droops into loops.",
          title: "45 degrees, measured from the vertical",
          comment: "up to here each layer still rests on the one below; past it, supports or a chamfer",
        },
        {
          imgUrl: "./plates/tolerance-fit.svg",
          alt: "Three pegs in holes, in section, with gaps of 0.1, 0.2 and 0.4 millimetres on each side; the tightest is not fully in.",
          title: "0.1, 0.2 and 0.4 mm a side",
          comment: "pressed in with a mallet, pushed in by hand, drops in by itself",
        },
      ],
    },
    {
      kind: "table",
      caption: "Numbers I design with",
      columns: ["Feature", "Number", "Note"],
      rows: [
        [
          "Walls",
          "0.9, 1.35 or 1.8 mm",
          "Multiples of the 0.45 mm line; more walls add more strength than more infill",
        ],
        ["Fit", "0.2 mm a side", "Print a test piece of the joint alone first; it takes ten minutes"],
        ["Holes", "0.2 mm more diameter", "They come out small; drill where it matters"],
        ["Sideways holes", "Teardrop from 6 mm up", "The round roof sags, a 45 degree point does not"],
        ["Bottom edge", "0.4 mm chamfer", "Hides the first layer's squashed foot"],
        ["Bridges", "10 mm freely, 50 mm with luck", "Fan on full, and always the short way across"],
        ["Infill", "15 to 25 %", "Gyroid for stiffness in all directions; above 40 % you are buying weight"],
        ["M3 heat-set insert", "About 4 mm hole", "Depends on the maker; leave 2 mm of wall around it"],
      ],
    },
    {
      kind: "images",
      title: "Useful prints",
      intro: "Three first projects. Each teaches one thing.",
      items: [
        {
          imgUrl: "./plates/bracket.svg",
          alt: "A printed bracket with a gusset and four holes on the build plate, 60 millimetres wide.",
          title: "A 60 mm bracket",
          comment:
            "teaches orientation: shown base down, as everybody prints the first one; the second goes on its side, so that the lines run round the corner",
        },
        {
          imgUrl: "./plates/boat.svg",
          alt: "A small printed boat in side view with layer lines on the hull, 60 millimetres long.",
          title: "The benchmark boat",
          comment: "teaches tuning: every curve, bridge and overhang in under an hour; keep one per spool, labelled",
        },
        {
          imgUrl: "./plates/vase.svg",
          alt: "A vase 182 millimetres tall under the nozzle of a printer, layer lines showing.",
          title: "A vase in one spiral",
          comment: "teaches patience: one wall, no seam, and a gift nobody suspects cost a dollar",
        },
      ],
    },
    {
      kind: "gear",
      title: "Gear",
      intro: "What I would buy again, at rough prices.",
      groups: [
        {
          title: "Machine",
          items: [
            {
              title: "Open-frame printer with automatic levelling",
              price: 300,
              comment: "or an enclosed CoreXY for about $700, if you want ASA or nylon",
            },
            { title: "Spare textured PEI sheet", price: 30, comment: "one cools while the other prints" },
            {
              title: "Hardened nozzle, 0.4 mm",
              url: "https://e3d-online.com/",
              price: 25,
              comment: "glow-in-the-dark and carbon-filled plastics eat brass ones",
            },
          ],
        },
        {
          title: "Filament, 1 kg",
          items: [
            { title: "PLA", url: "https://prusament.com/", price: 25, comment: "matt hides layer lines" },
            {
              title: "PETG",
              url: "https://polymaker.com/",
              price: 22,
              comment: "my default for anything with a screw in it",
            },
            { title: "ASA", price: 30, comment: "black, for the truck" },
            { title: "TPU 95A", price: 30, comment: "one spool lasts me two years" },
          ],
        },
        {
          title: "Bench",
          items: [
            { title: "Filament dryer", price: 50, comment: "fixed more prints than any setting" },
            { title: "Digital calipers", price: 25, comment: "measure the thing twice, then the print" },
            { title: "Flush cutters", price: 8 },
            { title: "Deburring tool", price: 12, comment: "takes the foot off an edge in one pull" },
            {
              title: "Brass heat-set inserts, M3, bag of 100",
              url: "https://cnckitchen.store/",
              price: 20,
              comment: "with a soldering iron at about 220 °C for PLA, a little more for PETG",
            },
            { title: "Smoke alarm above the printer", price: 20, comment: "linked to the others in the house" },
          ],
        },
      ],
    },
    {
      kind: "links",
      title: "Links",
      items: [
        {
          title: "Prusa Knowledge Base",
          url: "https://help.prusa3d.com/",
          comment: "the best pictures of what went wrong, whatever printer you own",
        },
        {
          title: "Ellis' Print Tuning Guide",
          url: "https://ellis3dp.com/Print-Tuning-Guide/",
          comment: "in order, one change at a time",
        },
        {
          title: "Teaching Tech calibration",
          url: "https://teachingtechyt.github.io/calibration.html",
          comment: "makes the test files for you",
        },
        {
          title: "CNC Kitchen",
          url: "https://www.cnckitchen.com/",
          comment: "breaks things on a test rig and publishes the numbers",
        },
        {
          title: "OrcaSlicer",
          url: "https://github.com/OrcaSlicer/OrcaSlicer",
          comment: "calibration prints are built in",
        },
        {
          title: "PrusaSlicer",
          url: "https://github.com/prusa3d/PrusaSlicer",
          comment: "painted supports and seams; steady",
        },
        {
          title: "UltiMaker Cura",
          url: "https://ultimaker.com/software/ultimaker-cura/",
          comment: "the most settings of the three, with a search box for them",
        },
        {
          title: "FreeCAD",
          url: "https://www.freecad.org/",
          comment: "free, parametric, and worth the first bad week",
        },
        {
          title: "Onshape",
          url: "https://www.onshape.com/",
          comment: "CAD in a browser; documents on the free plan are public",
        },
        { title: "OpenSCAD", url: "https://openscad.org/", comment: "parts as code, for those of us who like a diff" },
        { title: "Printables", url: "https://www.printables.com/", comment: "look here before you draw a hook" },
        {
          title: "Thingiverse",
          url: "https://www.thingiverse.com/",
          comment: "old, slow, and has the part for your dishwasher",
        },
        { title: "3DBenchy", url: "https://www.3dbenchy.com/", comment: "the boat, and how to measure it" },
        {
          title: "Klipper",
          url: "https://www.klipper3d.org/",
          comment: "firmware with input shaping; the documents explain resonance well",
        },
        {
          title: "Voron Design",
          url: "https://vorondesign.com/",
          comment: "build one if you want a hobby, buy a finished printer if you want parts",
        },
        { title: "RepRap", url: "https://reprap.org/wiki/RepRap", comment: "where all of this began" },
      ],
    },
    {
      kind: "note",
      title: "Safety",
      tone: "caution",
      text: `A printer is a heater that runs for hours beside a spool of fuel. Smoke alarm above it, a surface under it that does not burn, nothing flammable within half a metre, plugged straight into the wall rather than into a worn power strip, and somebody at home and awake while it runs. Check that the firmware has thermal runaway protection, and tighten the heater's screw terminals once a year with the plug out.`,
    },
    {
      kind: "prose",
      text: `**Air.** All filaments give off ultrafine particles while they melt, ABS and ASA more than PLA, and styrene besides. Print in a room you do not sleep in, with air going out of a window rather than round in circles; a carbon filter helps with smell and vapour, a HEPA filter with particles, and neither replaces an open window. [NIOSH has a free guide](https://doi.org/10.26616/NIOSHPUB2024103) written for schools, libraries and makerspaces.

**Hands and mouths.** A nozzle at 250 °C burns before you notice. Layer lines hold bacteria and brass nozzles may contain lead, so I do not print things that touch food. And never trust a printed part with a life: no climbing gear, no [paramotor](/ppg) harness parts, nothing between you and the ground.`,
    },
  ],
});
